import { addressOf, type DocsVersion } from '../../../src/versions';

/** Names of the files that list all pages of a version. */
export const LISTS = {
  index: 'llms.txt',
  guides: 'llms-full.txt',
  reference: 'llms-api.txt',
} as const;

/** @param baseUrl the base of the language, `/` or `/zh/` */
export function listAddress(
  baseUrl: string,
  version: Pick<DocsVersion, 'base'>,
  list: (typeof LISTS)[keyof typeof LISTS],
): string {
  return addressOf(version, list, baseUrl);
}
