export { chooseLanguage, isLanguage, LANGUAGES, type Language } from "./choice";
export { canSay, language, loadTexts, locale, say, setLanguage, tell, type MessageId } from "./speaking.svelte";
