import { toFamilyApi } from '../../src/paths/familyApi.ts';
import { pathInLanguage, splitLanguage } from '../../src/paths/language.ts';
import { toReferencePage } from '../../src/paths/referencePage.ts';
import { stripTrailingSlash } from '../../src/paths/slashes.ts';
import { findDemoRedirect } from './findDemoRedirect.ts';
import type { Redirect } from './types.ts';

/** Where an address leads. */
export interface FoundRedirect {
  readonly to: string;
  /** Whether it may lead elsewhere some day. */
  readonly isTemporary: boolean;
}

/**
 * Finds what answers an address without a page, in the language of the address: a page, or an address that is
 * redirected in turn as long as it has none. Query and fragment are the caller's to keep; browsers carry a fragment
 * over by themselves.
 *
 * @param pathname decoded path, with or without a trailing slash
 * @returns `undefined` when the address leads nowhere
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
 * Returns the address for a path below `/api` or `/api-docs`: in the reference of a family, or else of the core
 * components.
 */
export const toReference = (path: string): string => toReferencePage(toFamilyApi(path));

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
