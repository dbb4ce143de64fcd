import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import type { RunOptions } from '../runner/types.ts';
import { chooseLooks } from './chooseLooks.ts';
import { describeLooks } from './describeLooks.ts';
import { readLastLook, writeLooks, type LookName } from './lookRecords.ts';
import { readTurnSeed } from './readTurnSeed.ts';
import type { Candidate } from './types.ts';

/** Pages of a run: all of a small site. */
const LIMITS = { most: 120, turns: 40, few: 24 };

/** A page with what goes into a check of it. */
export interface TurnPage extends Pick<Candidate, 'parts' | 'features'> {
  readonly page: HandWrittenPage;
}

/** The pages that a stage checks in a run. */
export interface TurnPlan {
  /** Folders of these pages, relative to the site. */
  readonly folders: ReadonlySet<string>;
  readonly notes: readonly string[];
  /** Keeps in the repository, where that was asked for, which pages passed. */
  readonly finish: (hasFailed: (folder: string) => boolean) => void;
}

/**
 * Chooses by the records, as for looks in a browser: what changed, and the others in turn.
 *
 * @param kind the check, which has records of its own
 */
export function planTurns(
  kind: 'exports' | 'claims',
  pages: readonly TurnPage[],
  { all, record }: RunOptions,
): TurnPlan {
  const nameOf = ({ page }: TurnPage): LookName => ({ path: page.path, language: kind });
  const candidates = pages.map((each): Candidate => ({
    path: each.page.path,
    parts: each.parts,
    features: each.features,
    last: readLastLook(nameOf(each)),
  }));
  const chosen = all
    ? candidates.map(({ path }) => ({ path, reason: 'turn' as const }))
    : chooseLooks(candidates, { ...LIMITS, seed: readTurnSeed() });
  const paths = new Set(chosen.map(({ path }) => path));
  const meant = pages.filter(({ page }) => paths.has(page.path));
  return {
    folders: new Set(meant.map(({ page }) => page.folder)),
    notes: describeLooks(candidates, chosen),
    finish: (hasFailed) => {
      if (record) {
        const passed = meant.filter(({ page }) => !hasFailed(page.folder));
        writeLooks(
          passed.map((each) => ({ page: nameOf(each), parts: each.parts })),
          new Date().toISOString().slice(0, 10),
        );
      }
    },
  };
}
