import type { DocsVersion } from '../../../src/versions';

/** The files that a version has about all its pages. */
export const LISTS = {
  index: 'llms.txt',
  guides: 'llms-full.txt',
  reference: 'llms-api.txt',
} as const;

/** @param baseUrl the base of the language, `/` or `/zh/` */
export function listAddress(
  baseUrl: string,
  { path }: Pick<DocsVersion, 'path'>,
  list: (typeof LISTS)[keyof typeof LISTS],
): string {
  return `${baseUrl}x/${path ? `${path}/` : ''}${list}`;
}
