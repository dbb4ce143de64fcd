import { useMajorLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { versionOfMinor } from '../../compare/describeMinors';

/** Returns a function that labels a version or a minor in a comparison. */
export function useVersionNames(): (name: string) => string {
  const labelOf = useMajorLabel();
  return (name) => (versionOfMinor(name) === undefined ? labelOf(name) : name);
}
