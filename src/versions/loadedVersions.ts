import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { versionOfPlugin } from './index';

/**
 * What the docs plugins have loaded, of all instances, in the order of the instances.
 *
 * @returns the versions of this build; `versionName` is the name that each has on this site
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
