/** Folder of the indexes in the site, among the assets whose content never changes at the same address. */
export const INDEX_FOLDER = 'assets/search/';
