/** Tests read the English messages that are in the components. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
