import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnknownNames } from '../../src/markdown/code-names/findUnknownNames.ts';
import { pageWords } from '../../src/markdown/code-names/pageWords.ts';
import { versionsOf } from '../../src/markdown/code-names/remarkCodeNames.ts';
import type { Fence, PageCode } from '../../src/markdown/code-names/types.ts';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import type { StageResult } from '../runner/types.ts';
import type { PlacedFence } from './fences/checkFences.ts';
import { compareFences } from './fences/compareFences.ts';
import { findQuaintEnglish } from './findQuaintEnglish.ts';
import { checkMessages } from './messages/checkMessages.ts';
import { createPageReader } from './pages/readPage.ts';
import { createMemory } from './remember.ts';
import { readVersionFacts, type VersionFacts } from './readVersionFacts.ts';

interface PageInLanguages {
  readonly page: HandWrittenPage;
  readonly english: PageCode;
  /** `null` if the page has not been translated, which another check reports. */
  readonly chinese: PageCode | null;
}

/**
 * Checks all code on pages: listings, names and quoted messages.
 *
 * @param isMeant selects pages by their folder; without it, all pages are checked
 */
export async function checkProse(isMeant?: (folder: string) => boolean): Promise<StageResult> {
  const pages = (await readPages()).filter(({ page }) => isMeant?.(page.folder) ?? true);
  const remember = await createMemory(isMeant ? 'some' : 'all');
  const facts = new Map<string, VersionFacts>();
  const failures: string[] = [];
  const needed = new Set(
    pages.flatMap(({ page, english }) => versionsOf(english, page.version.name)),
  );
  for (const { name, folder } of DOCS_VERSIONS.filter(({ name }) => needed.has(name))) {
    const version = await readVersionFacts(name, folder, remember);
    facts.set(name, version);
    failures.push(...version.checkFences(fencesOf(name, pages)));
  }
  for (const { page, english, chinese } of pages) {
    const versions = versionsOf(english, page.version.name).flatMap(
      (name) => facts.get(name) ?? [],
    );
    for (const prose of [english, ...(chinese ? [chinese] : [])]) {
      failures.push(
        ...findUnknownNames(
          prose,
          pageWords(prose, join(SITE_DIR, page.folder)),
          versions.map(({ names }) => names),
        ),
        ...checkMessages(
          prose,
          versions.map(({ packageCode }) => packageCode),
        ),
      );
    }
    failures.push(
      ...(chinese ? compareFences(english, chinese) : []),
      ...findQuaintEnglish(
        english.file,
        readFileSync(join(SITE_DIR, `${page.folder}/index.mdx`), 'utf8'),
      ),
    );
  }
  const faulty = new Set(failures.map((failure) => failure.split(':', 1)[0]));
  const files = pages.flatMap(({ english, chinese }) => [english, ...(chinese ? [chinese] : [])]);
  return { passed: files.filter(({ file }) => !faulty.has(file)).length, failures };
}

async function readPages(): Promise<PageInLanguages[]> {
  const read = await createPageReader(SITE_DIR);
  return Promise.all(
    handWrittenPages().map(async (page) => ({
      page,
      english: await read(`${page.folder}/index.mdx`),
      chinese: existsSync(join(SITE_DIR, page.chineseFile)) ? await read(page.chineseFile) : null,
    })),
  );
}

/** Returns the listings written for a version. Translated listings are only included if their code differs. */
function fencesOf(version: string, pages: readonly PageInLanguages[]): PlacedFence[] {
  return pages.flatMap(({ page, english, chinese }) => {
    const localized = chinese?.fences.filter(({ isLocalized }) => isLocalized) ?? [];
    return [
      ...english.fences.map((fence) => ({ page: english.file, fence })),
      ...localized.map((fence) => ({ page: page.chineseFile, fence })),
    ]
      .filter(({ fence: { language } }) => language === 'ts' || language === 'tsx')
      .filter(({ fence }) => versionOf(fence, page, english) === version);
  });
}

function versionOf({ side }: Fence, page: HandWrittenPage, { migration }: PageCode): string {
  return migration ? migration[side === 'before' ? 'from' : 'to'] : page.version.name;
}
