import { entryPath } from '@site/plugins/api-reference/entryPath';
import { addressOf, versionNamed } from '@site/src/versions';

/** The address of an entry's page below the site's base. */
export function entryAddress(version: string, family: string, slug: string): string {
  return addressOf(versionNamed(version), `api/${entryPath({ family, slug })}/`);
}
