export { chooseLanguage, isLanguage, LANGUAGES, type Language } from "./choice";
export { canSay, language, loadTexts, locale, say, speak, type MessageId } from "./speaking.svelte";
