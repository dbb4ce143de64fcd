import { splitLanguage } from '@site/src/paths/language';

/** Pages where readers work rather than read: the playground, and standalone pages of demos. */
const AD_FREE = /^\/(?:playground|x\/(?:[^/]+\/)?demos)(?:\/|$)/;

/** @param pathname path with the language prefix */
export const isAdFree = (pathname: string): boolean => AD_FREE.test(splitLanguage(pathname).path);
