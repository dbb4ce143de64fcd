import { toFamilyApi } from '../../src/paths/familyApi.ts';
import { pathInLanguage, splitLanguage } from '../../src/paths/language.ts';
import { toReferencePage } from '../../src/paths/referencePage.ts';
import { stripTrailingSlash } from '../../src/paths/slashes.ts';
import type { Redirect } from './types.ts';

/** Target of an address. */
export interface FoundRedirect {
  readonly to: string;
  /** Whether the target may change later. */
  readonly isTemporary: boolean;
}

/** Matches a demo's former page or its files, below the demo host of a version. Demo ids begin with a capital letter. */
const DEMO = /^(\/x\/(?:[\w.]+\/)?demos\/|\/demos\/)([A-Z]\w*)(\/source\.txt)?$/;

/**
 * Returns the redirect of an address without a page, in the language of the address. The target is a page or may redirect
 * in turn. The caller keeps the query; browsers keep the fragment automatically.
 *
 * @param pathname decoded path, with or without a trailing slash
 * @returns `undefined` if the address has no redirect
 */
export function findRedirect(
  pathname: string,
  redirects: readonly Redirect[],
): FoundRedirect | undefined {
  const { language, path } = splitLanguage(pathname);
  const wanted = stripTrailingSlash(path);
  const demo = findDemoRedirect(wanted, pathInLanguage('', language));
  if (demo !== undefined && demo !== pathname) {
    return { to: demo, isTemporary: false };
  }
  const { to, isTemporary = false } = redirects.find(
    ({ from }) => stripTrailingSlash(from) === wanted,
  ) ?? { to: withSlash(toReference(wanted)) };
  const address = pathInLanguage(to, language);
  return stripTrailingSlash(address) === stripTrailingSlash(pathname)
    ? undefined
    : { to: address, isTemporary };
}

/**
 * Returns the address of a path below `/api` or `/api-docs` in the reference of a family, or otherwise of the core
 * components.
 */
export const toReference = (path: string): string => toReferencePage(toFamilyApi(path));

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * Returns the redirect of a demo's address: one page shows all demos of a version, and their files are stored once for all
 * languages.
 *
 * @param path without the language prefix and the trailing slash
 * @param prefix language prefix, such as `/zh`
 */
function findDemoRedirect(path: string, prefix: string): string | undefined {
  const [, host, id, source] = DEMO.exec(path) ?? [];
  if (!host || !id) {
    return undefined;
  }
  return source ? host + id + source : `${prefix}${host}?demo=${id}`;
}
