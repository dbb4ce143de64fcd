import {
  useDocsPreferredVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';

/**
 * The version that a reader uses: Docusaurus keeps it, also when the version menu changes it.
 *
 * @param pluginId id of the docs plugin, whose versions are meant
 */
export function useMyVersion(pluginId?: string): {
  readonly version: GlobalVersion | null;
  readonly remember: (name: string | null) => void;
} {
  const main = useMainPluginId();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginId ?? main);
  return {
    version: preferredVersion,
    // No version has this name, so that Docusaurus forgets the one before.
    remember: (name) => savePreferredVersionName(name ?? ''),
  };
}
