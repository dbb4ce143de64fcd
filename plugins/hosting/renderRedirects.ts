import { stripTrailingSlash } from '../../src/paths/slashes';
import type { PublishedRedirect } from './types';

/** Renders the file `_redirects` of static hosts, all of which support these two kinds of rules. */
export function renderRedirects(redirects: readonly PublishedRedirect[]): string {
  const lines = redirects.flatMap(({ from, to, isTemporary }) => {
    const addresses = /[*:]/.test(from) ? [from] : [from, stripTrailingSlash(from)];
    return addresses.filter(Boolean).map((each) => `${each} ${to} ${isTemporary ? 302 : 301}`);
  });
  return `${lines.join('\n')}\n`;
}
