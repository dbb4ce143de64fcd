/** Tests use the English messages in the components. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
