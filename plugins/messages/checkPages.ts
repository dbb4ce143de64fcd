import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMdxParser } from '../../lib/mdx/createMdxParser';
import type { DocsVersion } from '../../src/versions';
import { folderOf } from '../../src/versions';
import { INTERNAL } from './data/internal';
import { WAITING } from './data/waiting';
import type { Explained } from './describeFamily';
import { findPageProblems } from './findPageProblems';
import { FIRST_PAGE, pageOf } from './pages';
import { readMessageSections } from './readSections';
import type { HistoricMessage } from './types';

/** Explanations on the pages of a version, by family, and the problems of these pages. */
export interface CheckedPages {
  /** By family; only families that have a page. */
  readonly explained: ReadonlyMap<string, Explained>;
  readonly problems: readonly string[];
}

/**
 * Reads the message pages of one version in one language, and checks them against the packages. A version whose main
 * message page does not exist has no message pages; otherwise it must have a page for each family.
 *
 * @param messages messages of the version
 * @param locale the language; `null` for the language of the original pages
 */
export async function checkPages(
  version: DocsVersion,
  messages: readonly HistoricMessage[],
  siteDir: string,
  locale: string | null,
): Promise<CheckedPages> {
  const folder = folderOf(version, locale);
  const explained = new Map<string, Explained>();
  const problems: string[] = [];
  if (!existsSync(path.join(siteDir, folder, FIRST_PAGE))) {
    return { explained, problems };
  }
  const parse = await createMdxParser();
  for (const family of new Set(messages.map((message) => message.family))) {
    const file = path.join(folder, pageOf(family));
    if (!existsSync(path.join(siteDir, file))) {
      problems.push(
        `${file} is missing: the packages of this version have messages for it. Write the page.`,
      );
      continue;
    }
    const sections = readMessageSections(parse(readFileSync(path.join(siteDir, file), 'utf8')));
    const internal = new Set(INTERNAL[family] ?? []);
    const waiting = new Set(WAITING[version.name]?.[family] ?? []);
    const own = messages.filter((message) => message.family === family);
    problems.push(...findPageProblems(own, { file, sections, internal, waiting }));
    explained.set(family, {
      sections: new Set(sections.flatMap(({ id }) => id ?? [])),
      internal,
    });
  }
  return { explained, problems };
}
