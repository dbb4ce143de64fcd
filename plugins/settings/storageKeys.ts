/**
 * Ends the names of everything the site keeps in the browser's storage, in every language, so that it does not meet what
 * other sites of the same origin keep there.
 */
export const STORAGE_NAMESPACE = 'component-docs';

/** Storage key of the settings panel; Docusaurus' storage slots add the namespace. */
export const SETTINGS_SLOT = 'settings';

/** The name under which the browser has it. */
export const SETTINGS_KEY = `${SETTINGS_SLOT}-${STORAGE_NAMESPACE}`;

/** The name under which the browser has the color mode, which Docusaurus keeps. */
export const COLOR_MODE_KEY = `theme-${STORAGE_NAMESPACE}`;
