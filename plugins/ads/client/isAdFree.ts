import { splitLanguage } from '@site/src/paths/language';

/** Where readers work rather than read: the playground, and demos on pages of their own. */
const AD_FREE = /^\/(?:playground|x\/(?:[^/]+\/)?demos)(?:\/|$)/;

/** @param pathname with the prefix of its language */
export const isAdFree = (pathname: string): boolean => AD_FREE.test(splitLanguage(pathname).path);
