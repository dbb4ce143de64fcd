import { join } from 'node:path';
import type { SearchEngine } from '../../plugins/search/engine/SearchEngine.ts';
import type { StageResult } from '../runner/types.ts';
import { BY_VERSION, CHINESE, ENGLISH, NONSENSE, type Expectations } from './expectedResults.ts';
import { openBuiltIndex } from './openBuiltIndex.ts';

const EVERYTHING = { area: '', group: '', plan: '', flag: '' } as const;

/** Asks the published indexes what readers ask; each question is one check. */
export function checkSearch(buildDir: string): StageResult {
  const problems = [
    ...checkIndex(join(buildDir), 'current', ENGLISH, NONSENSE),
    ...checkIndex(join(buildDir, 'zh'), 'current', CHINESE, NONSENSE),
    ...Object.entries(BY_VERSION).flatMap(([version, names]) => {
      const [absent, present] = [true, false].map((isAbsent) =>
        Object.entries(names).filter(([, address]) => (address === null) === isAbsent),
      );
      const missing = absent!.map(([name]) => name);
      return checkIndex(buildDir, version, Object.fromEntries(present!) as Expectations, missing);
    }),
  ];
  const failures = problems.filter((problem) => problem !== null);
  return { passed: problems.length - failures.length, failures };
}

/** @returns for each question `null`, or what is wrong with the answer */
function checkIndex(
  localeDir: string,
  version: string,
  expected: Expectations,
  missing: readonly string[],
): (string | null)[] {
  const engine = openBuiltIndex(localeDir, version);
  if (!engine) {
    return [`${localeDir} has no search index of the version "${version}".`];
  }
  const where = `Search of ${version} in ${localeDir}`;
  return [
    ...Object.entries(expected).map(([text, address]) => {
      const [first, second] = addresses(engine, text);
      // A page stands before its sections.
      const isExpected =
        first === address || (first === address.split('#')[0] && second === address);
      return isExpected ? null : `${where}: "${text}" leads to ${first}, not to ${address}.`;
    }),
    ...missing.map((text) => {
      const [first] = addresses(engine, text);
      return first === undefined ? null : `${where}: "${text}" exists nowhere, but finds ${first}.`;
    }),
  ];
}

function addresses(engine: SearchEngine, text: string): string[] {
  const [group] = engine.search({ ...EVERYTHING, text }).groups;
  return group?.results.map(({ address }) => address) ?? [];
}
