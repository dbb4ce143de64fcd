import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INDEX_FOLDER } from './indexFolder';
import type { NamesFile, PageSource, PagesFile, TextsFile, VersionFiles } from './types';

/** Content of one version in one language. */
interface VersionContent {
  version: string;
  pages: readonly PageSource[];
  names: NamesFile | null;
}

/**
 * Writes the index of a version as separate files: all names of the reference; all pages with their headings; the text
 * of each area. The first two can answer queries immediately, the texts arrive while the reader types.
 *
 * @param directory where the files are kept until the build ends
 * @param baseUrl base URL of the site in this language
 * @returns the addresses of the files, which change with their content
 */
export function writeIndex(
  { version, pages, names }: VersionContent,
  directory: string,
  baseUrl: string,
): VersionFiles {
  const write = (name: string, content: object): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${version}-${name}.${hash}.json`;
    mkdirSync(directory, { recursive: true });
    writeFileSync(path.join(directory, file), text);
    return baseUrl + INDEX_FOLDER + file;
  };
  const areas = [...new Set(pages.map(({ area }) => area))];
  const texts = areas
    .map((area) => [area, textsOf(area, pages)] as const)
    .filter(([, file]) => file.length > 0);
  return {
    pages: write('pages', { pages: pages.map(withoutText) } satisfies PagesFile),
    names: names && write('names', names),
    texts: Object.fromEntries(texts.map(([area, file]) => [area, write(area, file)])),
  };
}

/** Deletes the files of an earlier build, which would otherwise be published too. */
export function clearIndex(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

function withoutText({
  texts: _texts,
  questions: _questions,
  ...page
}: PageSource): PagesFile['pages'][number] {
  return page;
}

function textsOf(area: string, pages: readonly PageSource[]): TextsFile {
  return [...pages.entries()]
    .filter(([, page]) => page.area === area && page.texts.some(Boolean))
    .map(([index, { texts, questions }]) =>
      questions ? [index, texts, questions] : [index, texts],
    );
}
