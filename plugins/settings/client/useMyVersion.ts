import {
  useDocsPreferredVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { pluginIdOf } from '@site/src/versions/instances';

/** The version that a reader uses: Docusaurus keeps it, also when the version menu changes it. */
export function useMyVersion(): {
  readonly version: GlobalVersion | null;
  readonly remember: (name: string | null) => void;
} {
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginIdOf('x'));
  return {
    version: preferredVersion,
    // No version has this name, so that Docusaurus forgets the one before.
    remember: (name) => savePreferredVersionName(name ?? ''),
  };
}
