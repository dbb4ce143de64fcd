import { stripTrailingSlash } from '../../src/paths/slashes';
import type { PublishedRedirect } from './types';

/** The file `_redirects` of hosts for static sites; all of them know these two kinds of answers. */
export function renderRedirects(redirects: readonly PublishedRedirect[]): string {
  const lines = redirects.flatMap(({ from, to, isTemporary }) => {
    const addresses = /[*:]/.test(from) ? [from] : [from, stripTrailingSlash(from)];
    return addresses.filter(Boolean).map((each) => `${each} ${to} ${isTemporary ? 302 : 301}`);
  });
  return `${lines.join('\n')}\n`;
}
