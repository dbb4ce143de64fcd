import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { versionOfPlugin } from './index';

/**
 * Returns the versions that the docs plugins loaded, in the order of the instances.
 *
 * @returns the versions of this build; each has its name on this site as `versionName`
 */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([pluginId, content]) =>
      (content as LoadedContent).loadedVersions.map((loaded) => ({
        ...loaded,
        versionName: versionOfPlugin(pluginId, loaded.versionName).name,
      })),
  );
}
