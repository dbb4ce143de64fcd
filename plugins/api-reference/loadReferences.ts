import { VERSION_NAMES, type VersionName } from './data/during';
import { API_VERSIONS } from './data/versions';
import { addHistories, type ByVersion, type HistoricReferences } from './history/addHistories';
import { loadReference } from './loadReference';
import type { ApiReference } from './types';

/**
 * The references of all documented versions, also of those that are not built: what became of a name is
 * read from its neighbours.
 *
 * @param siteDir absolute path of the site
 */
export async function loadReferences(siteDir: string): Promise<HistoricReferences> {
  const loaded: [VersionName, ApiReference][] = [];
  for (const name of VERSION_NAMES) {
    const version = API_VERSIONS.find((known) => known.name === name);
    if (version) {
      loaded.push([name, await loadReference(version, siteDir)]);
    }
  }
  return addHistories(Object.fromEntries(loaded) as ByVersion<ApiReference>);
}
