import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OUTCOMES_FILE, type Outcome, type Outcomes } from '../../plugins/known-problems/types.ts';
import { judge, type Observation } from './judge.ts';
import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';

interface Needs {
  /** Exports of the packages that the test uses. A version that lacks one of them does not have the problem. */
  readonly needs: Readonly<Record<string, unknown>>;
}

const version = process.env.PROBLEM_VERSION ?? 'current';
const isRecording = process.env.PROBLEM_RECORD === 'true';
const ids: string[] = [];
const results = new Map<string, Outcome | null>();

/**
 * Tests a known problem of a page in the version that is being tested, and compares the outcome with the recorded one.
 *
 * @param id the `id` of `<KnownProblem>` on the page
 * @param observe reproduces the problem; fails if the problem cannot be judged
 */
export function problem<T>(
  id: string,
  { needs }: Needs,
  observe: (version: string) => Observation<T> | Promise<Observation<T>>,
): void {
  ids.push(id);
  test(id, async () => {
    const isMissing = Object.values(needs).some((value) => value === undefined);
    const outcome = isMissing ? null : judge(await observe(version));
    results.set(id, outcome);
    if (!isRecording) {
      const recorded = readOutcomes(outcomesFile())[id]?.[version] ?? null;
      // A difference means that the packages have changed. Record it with `npm run problems -- --record`.
      expect({ id, version, outcome }).toEqual({ id, version, outcome: recorded });
    }
  });
}

function outcomesFile(): string {
  return join(dirname(expect.getState().testPath!), OUTCOMES_FILE);
}

function readOutcomes(file: string): Outcomes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcomes;
  } catch {
    return {};
  }
}

/** Sorts outcomes by version, the oldest first. */
function byAge([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return VERSION_NAMES.indexOf(a as VersionName) - VERSION_NAMES.indexOf(b as VersionName);
}

if (isRecording) {
  afterAll(() => {
    const file = outcomesFile();
    const before = readOutcomes(file);
    const after = ids.map((id) => {
      // A test that failed leaves the recorded outcome as it is.
      const others = { ...before[id], ...(results.has(id) && { [version]: results.get(id) }) };
      const known = Object.entries(others).filter(([, each]) => each !== null);
      return [id, Object.fromEntries(known.sort(byAge))] as const;
    });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`);
  });
}
