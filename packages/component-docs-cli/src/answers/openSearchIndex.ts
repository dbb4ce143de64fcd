import { SearchEngine } from '../../../../plugins/search/engine/SearchEngine.ts';
import { INDEX_FOLDER } from '../../../../plugins/search/indexFolder.ts';
import type {
  NamesFile,
  PagesFile,
  SearchPage,
  TextsFile,
} from '../../../../plugins/search/types.ts';
import type { Language } from '../../../../src/paths/language.ts';
import type { DocsVersion } from '../../../../src/versions/index.ts';
import type { DocsFiles } from '../data/types.ts';
import { languageFolder } from './languages.ts';

/** Milliseconds of indexing before yielding, because one process answers all questions. */
const TURN_MS = 12;

/** Loads the complete search index of the site. */
export async function openSearchIndex(
  files: DocsFiles,
  version: DocsVersion,
  language: Language,
): Promise<SearchEngine> {
  const parts = await listParts(files, version, language);
  const engine = new SearchEngine();
  engine.addPages(await readPart<PagesFile>(files, parts, 'pages', { pages: [] }));
  const names = await readPart<NamesFile | null>(files, parts, 'names', null);
  if (names) {
    engine.addNames(names);
  }
  for (const part of [...parts.keys()].filter((each) => each !== 'pages' && each !== 'names')) {
    await takeTurns(engine.addTexts(await readPart<TextsFile>(files, parts, part, [])));
  }
  return engine;
}

/** Loads the pages of the index, without their text. */
export async function readSearchPages(
  files: DocsFiles,
  version: DocsVersion,
  language: Language,
): Promise<readonly SearchPage[]> {
  const parts = await listParts(files, version, language);
  return (await readPart<PagesFile>(files, parts, 'pages', { pages: [] })).pages;
}

/** Returns the files of an index by content; names end in a hash: `v6-pages.8b66d76c.json`. */
async function listParts(
  files: DocsFiles,
  { name }: DocsVersion,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const folder = `${languageFolder(language)}${INDEX_FOLDER}`;
  const all = await files.list(folder.replace(/\/$/, ''));
  return new Map(
    all.flatMap((file): [string, string][] => {
      const [, part] = new RegExp(`^${name}-([\\w-]+)\\.\\w+\\.json$`).exec(file) ?? [];
      return part === undefined ? [] : [[part, folder + file]];
    }),
  );
}

async function readPart<Content>(
  files: DocsFiles,
  parts: ReadonlyMap<string, string>,
  part: string,
  fallback: Content,
): Promise<Content> {
  const text = await files.read(parts.get(part) ?? '');
  return text === null ? fallback : (JSON.parse(text) as Content);
}

async function takeTurns(work: Generator<void>): Promise<void> {
  let started = performance.now();
  while (!work.next().done) {
    if (performance.now() - started > TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      started = performance.now();
    }
  }
}
