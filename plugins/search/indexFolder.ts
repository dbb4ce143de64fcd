/** The folder of indexes in the site, among the assets that never change under one address. */
export const INDEX_FOLDER = 'assets/search/';
