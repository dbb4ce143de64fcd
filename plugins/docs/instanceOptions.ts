import type { Options } from '@docusaurus/plugin-content-docs';
import { stripTrailingSlash } from '../../src/paths/slashes';
import { addressOf, currentVersionOf, versionsOfInstance } from '../../src/versions';
import { pluginIdOf, type DocsInstance } from '../../src/versions/instances';

/**
 * Returns the options of the docs plugin that depend on the instance.
 *
 * @param versions names of the versions that are built
 */
export function instanceOptions(
  instance: DocsInstance['name'],
  versions: readonly string[],
): Options {
  const current = currentVersionOf(instance);
  const built = versionsOfInstance(instance).filter(({ name }) => versions.includes(name));
  return {
    id: pluginIdOf(instance),
    path: current.folder,
    routeBasePath: stripTrailingSlash(addressOf(current)),
    sidebarPath: current.sidebarFile,
    // Docusaurus requires `lastVersion` to be built, even if only a part of the site is. Each version sets its path.
    lastVersion: (built.find((version) => version === current) ?? built[0])?.docusaurusName,
    onlyIncludeVersions: built.map(({ docusaurusName }) => docusaurusName),
    versions: Object.fromEntries(
      built.map(({ docusaurusName, label, path, banner, noIndex }) => [
        docusaurusName,
        { label, path, banner, noIndex, badge: false },
      ]),
    ),
  };
}
