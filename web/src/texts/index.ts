export { chooseLanguage, isLanguage, LANGUAGES, type Language } from "./choice";
export { canSay, language, loadTexts, say, speak, type MessageId } from "./speaking.svelte";
