/**
 * Suffix of all keys that the site uses in the browser's storage, in every language. It avoids conflicts with other
 * sites on the same origin.
 */
export const STORAGE_NAMESPACE = 'component-docs';

/** Storage key of the settings panel; Docusaurus' storage slots add the namespace. */
export const SETTINGS_SLOT = 'settings';

/** Storage key of the settings, with the namespace. */
export const SETTINGS_KEY = `${SETTINGS_SLOT}-${STORAGE_NAMESPACE}`;

/** Storage key of the color mode, which Docusaurus stores. */
export const COLOR_MODE_KEY = `theme-${STORAGE_NAMESPACE}`;
