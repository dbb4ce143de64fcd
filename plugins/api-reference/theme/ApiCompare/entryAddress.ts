import { versionOfMinor } from '../../compare/describeMinors';
import { entryPath } from '@site/plugins/api-reference/entryPath';
import { addressOf, versionNamed } from '@site/src/versions';

/** The address of an entry's page below the site's base. Pages are about versions, not about their minors. */
export function entryAddress(version: string, family: string, slug: string): string {
  return addressOf(
    versionNamed(versionOfMinor(version) ?? version),
    `api/${entryPath({ family, slug })}/`,
  );
}
