import { SITE_DIR } from '../../lib/siteDir.ts';
import { compareFamily } from '../../plugins/api-reference/compare/compareFamily.ts';
import type { VersionName } from '../../plugins/api-reference/data/during.ts';
import { loadReferences } from '../../plugins/api-reference/loadReference.ts';
import type { StageResult } from '../runner/types.ts';
import { findLineageProblems } from './findLineageProblems.ts';
import { listEvents, listNewNames, type LineageEvent } from './listEvents.ts';
import { readFamily, readGuides } from './readGuides.ts';

/** Two versions, the earlier one first. */
interface UpgradePair {
  readonly from: VersionName;
  readonly to: VersionName;
}

/**
 * Checks migration guides against the API lineage of the packages: every removal, rename and change must be in the
 * guide or be left out with a reason. Each guide is one check.
 *
 * @param isMeant selects pages by their folder; without it, all guides are checked
 */
export async function checkLineage(isMeant?: (folder: string) => boolean): Promise<StageResult> {
  const guides = await readGuides(isMeant);
  if (guides.length === 0) {
    return { passed: 0, failures: [] };
  }
  const historic = await loadReferences(SITE_DIR);
  const failures = guides.flatMap((guide) => {
    const { page, family, from, to } = guide;
    const pair: UpgradePair = { from: from as VersionName, to: to as VersionName };
    const problems = findLineageProblems(guide, listEvents(compareFamily(family, pair, historic)));
    return problems.length > 0 ? [`${page}\n${problems.join('\n')}`] : [];
  });
  return { passed: guides.length - failures.length, failures };
}

/**
 * Checks the pages of a version against the names that a family added since an earlier version: a page must mention
 * each name in its code, its listings or its demos, or `left-out.json` in the family's folder must contain a reason.
 */
export async function findUnnamed(family: string, pair: UpgradePair): Promise<string[]> {
  return findLineageProblems(await readFamily(pair.to, family), await readNewNames(family, pair));
}

/** Returns the names that a family added between two versions. */
export async function readNewNames(family: string, pair: UpgradePair): Promise<LineageEvent[]> {
  return listNewNames(compareFamily(family, pair, await loadReferences(SITE_DIR)));
}
