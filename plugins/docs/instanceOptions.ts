import type { Options } from '@docusaurus/plugin-content-docs';
import { stripTrailingSlash } from '../../src/paths/slashes';
import { addressOf, currentVersionOf, versionsOfInstance } from '../../src/versions';
import { pluginIdOf, type DocsInstance } from '../../src/versions/instances';

/**
 * What the docs plugin has to know of an instance.
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
    // Docusaurus wants one of those that are built, also where a part of the site is; addresses are given for each.
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
