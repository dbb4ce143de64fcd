import {
  useDocsPreferredVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';

/**
 * Returns the version that the reader uses. Docusaurus stores it, and the version menu changes it too.
 *
 * @param pluginId id of the docs plugin that has the version; the main one by default
 */
export function useMyVersion(pluginId?: string): {
  readonly version: GlobalVersion | null;
  readonly remember: (name: string | null) => void;
} {
  const main = useMainPluginId();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginId ?? main);
  return {
    version: preferredVersion,
    // No version has an empty name, so Docusaurus forgets the previous one.
    remember: (name) => savePreferredVersionName(name ?? ''),
  };
}
