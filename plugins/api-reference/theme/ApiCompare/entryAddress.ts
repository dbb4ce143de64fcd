import { DOCS_VERSIONS } from '@site/src/versions';

/** The address of an entry's page below the site's base. */
export function entryAddress(version: string, family: string, slug: string): string {
  const path = DOCS_VERSIONS.find(({ name }) => name === version)?.path;
  return `/x/${path ? `${path}/` : ''}api/${family}/${slug}/`;
}
