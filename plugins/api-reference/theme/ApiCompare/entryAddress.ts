import { versionOfMinor } from '../../compare/describeMinors';
import { entryPath } from '@site/plugins/api-reference/entryPath';
import { addressOf, versionNamed } from '@site/src/versions';

/** Returns the address of an entry's page below the site's base. There are pages for versions, but not for minors. */
export function entryAddress(version: string, family: string, slug: string): string {
  return addressOf(
    versionNamed(versionOfMinor(version) ?? version),
    `api/${entryPath({ family, slug })}/`,
  );
}
