/** Tests read the English messages that stand in the components. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
