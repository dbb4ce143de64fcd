import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { VERSION_NAMES } from '../../plugins/api-reference/data/during.ts';
import type { PageCode } from '../../src/markdown/code-names/types.ts';
import { versionNamed } from '../../src/versions/index.ts';
import { createPageReader } from '../prose/pages/readPage.ts';
import type { Guide, LeftOut } from './types.ts';

const NEWEST = VERSION_NAMES.at(-1);

interface FrontMatter {
  readonly migration?: Pick<Guide, 'family' | 'from' | 'to'>;
}

/**
 * Reads the guides to check against the lineage: those for the newest version, and older ones with a `left-out.json`.
 */
export async function readGuides(
  isMeant: (folder: string) => boolean = () => true,
): Promise<Guide[]> {
  const read = await createPageReader(SITE_DIR);
  const guides = await Promise.all(
    handWrittenPages()
      .filter(({ topic, folder }) => topic.startsWith('migration/') && isMeant(folder))
      .map(async ({ folder }): Promise<Guide[]> => {
        const filePath = join(SITE_DIR, folder, 'index.mdx');
        const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
          filePath,
          fileContent: readFileSync(filePath, 'utf8'),
        });
        const { migration } = frontMatter as FrontMatter;
        const leftOut = readLeftOut(folder);
        if (!migration || (leftOut === null && migration.to !== NEWEST)) {
          return [];
        }
        const words = wordsOf(await read(`${folder}/index.mdx`));
        return [{ page: folder, ...migration, words, leftOut }];
      }),
  );
  return guides.flat();
}

/**
 * Collects the names on a family's own pages of a version, in their code, listings and demos, and the names left out.
 * Other pages do not count: readers of the charts do not look for `Toolbar` in the data grid or in a migration guide.
 */
export async function readFamily(
  version: string,
  family: string,
): Promise<Pick<Guide, 'words' | 'leftOut'>> {
  const read = await createPageReader(SITE_DIR);
  const area = `react-${family}`;
  const pages = handWrittenPages().filter(
    ({ version: { name }, topic }) =>
      name === version && (topic === area || topic.startsWith(`${area}/`)),
  );
  const words = await Promise.all(
    pages.map(async ({ folder }) => [
      ...wordsOf(await read(`${folder}/index.mdx`)),
      ...readDemos(folder).flatMap((text) => text.match(NAME) ?? []),
    ]),
  );
  const folder = `${versionNamed(version).folder}/${area}`;
  return { words: new Set(words.flat()), leftOut: readLeftOut(folder) };
}

function readDemos(folder: string): string[] {
  const demos = join(SITE_DIR, folder, 'demos');
  const names = existsSync(demos) ? readdirSync(demos) : [];
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(demos, name), 'utf8'));
}

function readLeftOut(folder: string): LeftOut[] | null {
  const file = join(SITE_DIR, folder, 'left-out.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LeftOut[]) : null;
}

const NAME = /[A-Za-z_$][\w$-]*/g;

/** Class names count both with and without the prefix that they have in the page's HTML. */
function wordsOf({ spans, fences }: Pick<PageCode, 'spans' | 'fences'>): ReadonlySet<string> {
  const code = [...spans.map(({ text }) => text), ...fences.map((fence) => fence.code)];
  const words = code.flatMap((text) => text.match(NAME) ?? []);
  return new Set(words.flatMap((word) => [word, word.replace(/^Mui[A-Z]\w*-/, '')]));
}
