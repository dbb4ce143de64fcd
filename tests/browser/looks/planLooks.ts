import type { RunOptions, Shard } from '../../runner/types.ts';
import { oneOfEachKind, pagesWithDemos } from '../chooseJourneys.ts';
import { recordCheckedDemos, type CheckedPage } from '../recordCheckedDemos.ts';
import type { SitePage } from '../sitePages.ts';
import { chooseLooks, inRandomOrder } from '../../turns/chooseLooks.ts';
import { describeLooks } from '../../turns/describeLooks.ts';
import { readTurnSeed } from '../../turns/readTurnSeed.ts';
import { removeOldRecords, writeLooks } from '../../turns/lookRecords.ts';
import { readCandidates } from './readCandidates.ts';
import type { Candidate, LookReason } from '../../turns/types.ts';

/** What two slow cores look at in the time that `npm test` has for it. */
const MOST_LOOKS = 80;
/** So many a day, and all pages of a large site come up within weeks. */
const TURNS = 40;
/** A shared part that no more pages have is looked at on each of them. */
const FEW_PAGES = 24;
/** Of the generated pages that are not looked at for what they are, so many are in each run. */
const GENERATED_TURNS = 16;

/** What may have changed the bar, the sidebar or the footer. */
const FRAME_REASONS: ReadonlySet<LookReason | undefined> = new Set(['frame', 'site', 'checks']);

interface Pages {
  /** All that the run is about. */
  readonly allPages: readonly SitePage[];
  /** Those that somebody wrote, and of the generated ones a sample. */
  readonly pages: readonly SitePage[];
  readonly buildDir: string;
  /** What addresses have to contain, or nothing. */
  readonly filter: string;
}

/** What a run looks at. */
export interface LookPlan {
  readonly visited: readonly SitePage[];
  /** Those of them whose bar, sidebar and footer are looked at as well. */
  readonly framed: ReadonlySet<SitePage>;
  readonly notes: readonly string[];
  /** Records at once that a page passed, where that was asked for: a run that is cut short is not lost. */
  readonly keep: (path: string) => void;
  /** Keeps what was found: for readers in the build, and where that was asked for, in the repository. */
  readonly finish: (faulty: ReadonlySet<string>) => void;
}

/** Chooses the pages of a run. */
export function planLooks(site: Pages, options: RunOptions): LookPlan {
  const { allPages, pages, buildDir, filter } = site;
  // Whoever names pages wants to see them, whatever was looked at before.
  const isExplicit = options.all || filter !== '';
  const isRecorded = !isExplicit || options.record === true;
  const candidates = isRecorded ? readCandidates(pages, buildDir) : [];
  const today = new Date().toISOString().slice(0, 10);
  const { visited, framed, notes } = isExplicit
    ? chooseExplicitly(options.all ? allPages : pages, options.shard)
    : chooseByRecords(site, candidates);
  const parts = new Map(candidates.map((candidate) => [candidate.path, candidate.parts]));
  const record = (passed: readonly SitePage[]) =>
    writeLooks(
      passed.flatMap((page) => {
        const known = parts.get(page.path);
        return known ? [{ page, parts: known }] : [];
      }),
      today,
    );
  return {
    visited,
    framed,
    notes,
    keep: (path) => {
      if (options.record) {
        record(visited.filter((page) => page.path === path));
      }
    },
    finish: (faulty) => {
      const passed = visited.filter(({ path }) => !faulty.has(path));
      const failed = new Set(
        visited.filter(({ path }) => faulty.has(path)).map(({ folder }) => folder),
      );
      // Readers of both languages see the same demos.
      const hasFailed = ({ folder }: SitePage) => failed.has(folder);
      recordCheckedDemos(
        buildDir,
        checkedPages(
          candidates,
          pages.filter((page) => !hasFailed(page)),
          { passed, visited, today },
        ),
      );
      if (options.record) {
        record(passed);
        if (!filter) {
          removeOldRecords(pages);
        }
      }
    },
  };
}

function chooseExplicitly(pages: readonly SitePage[], shard: Shard | undefined) {
  const visited = shard
    ? pages.filter((_, place) => place % shard.count === shard.index - 1)
    : pages;
  return {
    visited,
    framed: new Set(visited),
    notes: [`${visited.length} of ${pages.length} pages were looked at.`],
  };
}

function chooseByRecords(
  { allPages, pages }: Pages,
  candidates: readonly Candidate[],
): Omit<LookPlan, 'finish' | 'keep'> {
  const seed = readTurnSeed();
  const chosen = chooseLooks(candidates, {
    most: MOST_LOOKS,
    turns: TURNS,
    few: FEW_PAGES,
    seed,
  });
  const reasons = new Map(chosen.map(({ path, reason }) => [path, reason]));
  const visited = pages.filter(({ path }) => reasons.has(path));
  const framed = visited.filter(({ path }) => FRAME_REASONS.has(reasons.get(path)));
  const sampled = new Set(pages);
  const generated = inRandomOrder(
    allPages.filter((page) => !sampled.has(page)),
    seed,
  ).slice(0, GENERATED_TURNS);
  return {
    visited: [...visited, ...generated],
    framed: new Set([...framed, ...oneOfEachKind(visited)]),
    notes: [
      ...describeLooks(candidates, chosen),
      `${generated.length} of ${allPages.length - pages.length} other generated pages were looked at, others with each commit.`,
    ],
  };
}

/** English pages whose demos passed: in this run, or before and are the same since. */
function checkedPages(
  candidates: readonly Candidate[],
  pages: readonly SitePage[],
  run: {
    readonly passed: readonly SitePage[];
    readonly visited: readonly SitePage[];
    readonly today: string;
  },
): CheckedPage[] {
  const looks = new Map(candidates.map((candidate) => [candidate.path, candidate]));
  const [passed, visited] = [run.passed, run.visited].map((some) => new Set(some));
  return pagesWithDemos(pages)
    .filter(({ language }) => language === 'en')
    .flatMap((page) => {
      const { parts, last } = looks.get(page.path) ?? {};
      const isSame = last?.own === parts?.own && last?.packages === parts?.packages;
      const before = !visited?.has(page) && isSame ? last?.on : undefined;
      const on = passed?.has(page) ? run.today : before;
      return page.folder !== undefined && on ? [{ folder: page.folder, on }] : [];
    });
}
