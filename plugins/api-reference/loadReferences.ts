import { isOneOfMany } from './data/during';
import { API_VERSIONS } from './data/versions';
import { addHistories, type ByVersion, type HistoricReferences } from './history/addHistories';
import { loadReference } from './loadReference';
import type { ApiReference } from './types';

/**
 * Loads the references of all documented versions, including those that are not built, because histories compare
 * neighboring versions. A version without neighbors has no history.
 *
 * @param siteDir absolute path of the site
 */
export async function loadReferences(siteDir: string): Promise<HistoricReferences> {
  const following: [string, ApiReference][] = [];
  const alone: [string, ApiReference][] = [];
  for (const version of API_VERSIONS) {
    const group = isOneOfMany(version.name) ? following : alone;
    group.push([version.name, await loadReference(version, siteDir)]);
  }
  const historic = addHistories(Object.fromEntries(following) as ByVersion<ApiReference>);
  return {
    ...historic,
    references: { ...historic.references, ...Object.fromEntries(alone) },
  };
}
