import { SITE_DIR } from '../../lib/siteDir.ts';
import { compareFamily } from '../../plugins/api-reference/compare/compareFamily.ts';
import type { VersionName } from '../../plugins/api-reference/data/during.ts';
import { loadReferences } from '../../plugins/api-reference/loadReferences.ts';
import type { StageResult } from '../runner/types.ts';
import { findLineageProblems } from './findLineageProblems.ts';
import { listEvents } from './listEvents.ts';
import { readGuides } from './readGuides.ts';

/**
 * Holds migration guides against the API lineage of the packages: every removal, rename and change is in the guide or
 * left out with a reason. Each guide is one check.
 *
 * @param isMeant chooses pages by their folder; without it, all guides are checked
 */
export async function checkLineage(isMeant?: (folder: string) => boolean): Promise<StageResult> {
  const guides = await readGuides(isMeant);
  if (guides.length === 0) {
    return { passed: 0, failures: [] };
  }
  const historic = await loadReferences(SITE_DIR);
  const failures = guides.flatMap((guide) => {
    const { page, family, from, to } = guide;
    const pair = { from: from as VersionName, to: to as VersionName };
    const problems = findLineageProblems(guide, listEvents(compareFamily(family, pair, historic)));
    return problems.length > 0 ? [`${page}\n${problems.join('\n')}`] : [];
  });
  return { passed: guides.length - failures.length, failures };
}
