import { majorLabel } from '@site/src/versions';
import { versionOfMinor } from '../../compare/describeMinors';

/** Returns the label of a version or a minor in a comparison. */
export function nameVersion(name: string): string {
  return versionOfMinor(name) === undefined ? majorLabel(name) : name;
}
