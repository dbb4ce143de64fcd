import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS_VERSIONS, folderOf } from '../../src/versions/index.ts';
import { findTopics, handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { readStatus } from '../../plugins/translations/status/readStatus.ts';
import { readStringProblems } from '../../plugins/translations/status/readStringProblems.ts';
import type { StageResult } from '../runner/types.ts';
import { readOutline, type PageOutline } from './readOutline.ts';

/**
 * Compares English pages with their Chinese ones, in both directions, and with the text that they were translated from,
 * and the strings of the interface with their translations.
 *
 * @param isMeant selects pages by their folder; without it, all pages and the strings are compared
 */
export async function compareTranslations(
  isMeant?: (folder: string) => boolean,
): Promise<StageResult> {
  const all = handWrittenPages();
  const pages = all.filter(({ folder }) => isMeant?.(folder) ?? true);
  const failures = pages.flatMap(({ folder, chineseFile }) => {
    const englishFile = `${folder}/index.mdx`;
    if (!existsSync(join(SITE_DIR, chineseFile))) {
      return [`${englishFile} has no Chinese twin. Write ${chineseFile}.`];
    }
    const differences = compareOutlines(outlineOf(englishFile), outlineOf(chineseFile));
    return differences.length > 0 ? [`${chineseFile}\n${differences.join('\n')}`] : [];
  });
  const orphans = isMeant ? [] : findOrphans(new Set(all.map(({ chineseFile }) => chineseFile)));
  const { pages: status, recordProblems } = await readStatus(isMeant);
  const behind = status.flatMap((page) => page.behind);
  return {
    passed: pages.length - failures.length,
    failures: [
      ...failures,
      ...orphans,
      ...recordProblems,
      ...(isMeant ? [] : await readStringProblems()),
    ],
    notes:
      behind.length > 0
        ? [`Sections that changed after their translation: ${behind.length}; npm run i18n:status`]
        : [],
  };
}

/** Describes which parts of two outlines differ, and the first difference of each. */
export function compareOutlines(english: PageOutline, chinese: PageOutline): string[] {
  return (['headings', 'demos', 'facts'] as const).flatMap((part) => {
    const at = english[part].findIndex((entry, index) => entry !== chinese[part][index]);
    const isLonger = chinese[part].length > english[part].length;
    const first = at >= 0 ? at : isLonger ? english[part].length : -1;
    return first < 0
      ? []
      : [
          `${part} differ from the English page at number ${first + 1}: ` +
            `"${english[part][first] ?? 'nothing'}" there, "${chinese[part][first] ?? 'nothing'}" here`,
        ];
  });
}

function findOrphans(expected: ReadonlySet<string>): string[] {
  return DOCS_VERSIONS.flatMap((version) => {
    const folder = folderOf(version, 'zh');
    return findTopics(join(SITE_DIR, folder))
      .map((topic) => `${folder}/${topic}/index.mdx`)
      .filter((file) => !expected.has(file))
      .map(
        (file) => `${file} has no English page. Move it with the page it translates, or delete it.`,
      );
  });
}

function outlineOf(file: string): PageOutline {
  return readOutline(readFileSync(join(SITE_DIR, file), 'utf8'));
}
