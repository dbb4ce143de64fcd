import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { splitLanguage } from '../../src/paths/language';
import { findPlace, versionOfPlugin, type DocsVersion } from '../../src/versions';
import { useMainPluginId } from './docsPlugins';

/** Returns the version of the current address; on other pages, the version that the reader uses, or the current one. */
export function useShownVersion(): DocsVersion {
  const { pathname } = useLocation();
  const plugin = useMainPluginId();
  const [candidate] = useDocsVersionCandidates(plugin);
  return (
    findPlace(splitLanguage(pathname).path)?.version ?? versionOfPlugin(plugin, candidate.name)
  );
}
