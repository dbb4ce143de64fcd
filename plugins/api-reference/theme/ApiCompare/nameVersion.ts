import { majorLabel } from '@site/src/versions';
import { versionOfMinor } from '../../compare/describeMinors';

/** What a version is called, or a minor, in a comparison. */
export function nameVersion(name: string): string {
  return versionOfMinor(name) === undefined ? majorLabel(name) : name;
}
