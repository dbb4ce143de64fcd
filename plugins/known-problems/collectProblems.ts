import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import { addressOf, folderOf, versionsOfInstance, type DocsVersion } from '../../src/versions';
import { problemAnchor } from './address';
import { PROBLEM_ELEMENT, readMarks } from './readMarks';
import { OUTCOMES_FILE, type KnownProblem, type Outcomes, type ProblemMark } from './types';

/** A mark on a page. */
interface PlacedMark {
  readonly mark: ProblemMark;
  readonly version: DocsVersion;
  /** Folder of the page below that of its version. */
  readonly topic: string;
}

/**
 * Collects the known problems of all versions.
 *
 * @param locale language of the titles and addresses; `null` for English
 * @param baseUrl base of the site in the language, such as `/zh/`
 * @throws if the marks and the outcomes on record do not match
 */
export async function collectProblems(
  siteDir: string,
  locale: string | null,
  baseUrl: string,
): Promise<KnownProblem[]> {
  const placed = await placeMarks(siteDir, locale);
  if (locale !== null) {
    checkTranslation(placed, await placeMarks(siteDir, null), locale);
  }
  const outcomes = readOutcomes(siteDir, placed);
  const ids = [...new Set(placed.map(({ mark }) => mark.id))];
  const unmarked = [...outcomes.keys()].filter((id) => !ids.includes(id));
  if (unmarked.length > 0) {
    throw new Error(
      `Problems on record without a <${PROBLEM_ELEMENT}> on their page: ${unmarked.join(', ')}. ` +
        'Mark them on the page, or remove them from its problems.test.tsx.',
    );
  }
  return ids.map((id) => {
    const places = placed.filter(({ mark }) => mark.id === id);
    const [{ mark, topic }] = places as [PlacedMark];
    const own = outcomes.get(id);
    if (!own || !Object.values(own).includes('present')) {
      throw new Error(
        `The problem "${id}" in ${topic} was not reproduced in any version. Write its test in problems.test.tsx ` +
          'beside the English page, and run "npm run problems -- --record".',
      );
    }
    return {
      ...mark,
      family: topic.split('/')[0]!,
      outcomes: own,
      addresses: Object.fromEntries(
        places.map((place) => [
          place.version.name,
          `${addressOf(place.version, `${place.topic}/`, baseUrl)}#${problemAnchor(id)}`,
        ]),
      ),
    };
  });
}

/** Returns the marks of all pages in a language. */
async function placeMarks(siteDir: string, locale: string | null): Promise<PlacedMark[]> {
  const placed: PlacedMark[] = [];
  for (const version of versionsOfInstance('x')) {
    const folder = folderOf(version, locale);
    const cwd = path.join(siteDir, folder);
    const files = await Globby(['**/index.mdx', '!api/**', '!**/node_modules/**'], { cwd });
    for (const file of files.sort()) {
      const marks = await loadMarks(path.join(cwd, file), `${folder}/${file}`);
      const topic = path.posix.dirname(file);
      placed.push(...marks.map((mark) => ({ mark, version, topic })));
    }
  }
  return placed;
}

/** Rejects problems that a translation leaves out or adds, and other names of components. */
function checkTranslation(
  translated: readonly PlacedMark[],
  original: readonly PlacedMark[],
  locale: string,
): void {
  const keyOf = ({ mark, version, topic }: PlacedMark): string =>
    `${version.folder}/${topic} ${mark.id} (${mark.components.join(', ')})`;
  const [own, expected] = [translated, original].map((marks) => new Set(marks.map(keyOf)));
  const missing = [...expected!].filter((key) => !own!.has(key));
  const added = [...own!].filter((key) => !expected!.has(key));
  if (missing.length + added.length > 0) {
    throw new Error(
      `The known problems in "${locale}" differ from the English pages. Missing: ${missing.join('; ') || 'none'}. ` +
        `Only in "${locale}": ${added.join('; ') || 'none'}. Write the same elements on both pages.`,
    );
  }
}

/** Matches the elements of a page. Parsing the rest of the pages would take a minute. */
const ELEMENT = new RegExp(`^<${PROBLEM_ELEMENT} .*?^</${PROBLEM_ELEMENT}>$`, 'gms');

/** Marks of pages that were read before, because several plugins and many pages need all problems. */
const known = new Map<
  string,
  { readonly changed: number; readonly marks: readonly ProblemMark[] }
>();

/**
 * Loads the marks of a page, and parses it only if it has changed.
 *
 * @param file absolute path
 * @param name path for errors
 */
async function loadMarks(file: string, name: string): Promise<readonly ProblemMark[]> {
  const changed = statSync(file).mtimeMs;
  const cached = known.get(file);
  if (cached?.changed === changed) {
    return cached.marks;
  }
  const text = await readFile(file, 'utf8');
  const elements = [...text.matchAll(ELEMENT)];
  const parse = elements.length > 0 ? await createMdxParser() : null;
  const marks: ProblemMark[] = [];
  for (const { 0: element, index } of elements) {
    const linesBefore = text.slice(0, index).split('\n').length - 1;
    marks.push(...(await readMarks(parse!(element), name, linesBefore)));
  }
  known.set(file, { changed, marks });
  return marks;
}

/** Reads the outcomes beside the English pages of marks. */
function readOutcomes(
  siteDir: string,
  placed: readonly PlacedMark[],
): Map<string, Outcomes[string]> {
  const folders = new Set(placed.map(({ version, topic }) => `${version.folder}/${topic}`));
  const found = new Map<string, Outcomes[string]>();
  for (const folder of folders) {
    const file = path.join(siteDir, folder, OUTCOMES_FILE);
    if (!existsSync(file)) {
      continue;
    }
    const outcomes = JSON.parse(readFileSync(file, 'utf8')) as Outcomes;
    for (const [id, own] of Object.entries(outcomes)) {
      if (found.has(id)) {
        throw new Error(
          `${folder}/${OUTCOMES_FILE}: another page has a problem "${id}". Rename it.`,
        );
      }
      found.set(id, own);
    }
  }
  return found;
}
