import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnglish, type BrowserPlan } from './plan.ts';
import type { SitePage } from './sitePages.ts';

export const PRIVACY = '/x/introduction/privacy/';

/** Reported when a run has no text page for a journey. */
export const TEXT_PAGE = 'page of the introduction with a table of contents';

/** Returns the first text page with a table of contents, in each language. */
export function textPages({ pages, buildDir }: BrowserPlan): SitePage[] {
  const texts = pages.filter(
    ({ path, kind }) =>
      kind === 'written' &&
      /^(?:\/zh)?\/x\/introduction\/[\w-]+\/$/.test(path) &&
      !path.endsWith(PRIVACY) &&
      readFileSync(join(buildDir, path, 'index.html'), 'utf8').includes('theme-doc-toc-desktop'),
  );
  const english = texts.find(isEnglish);
  return texts.filter(({ folder }) => english !== undefined && folder === english.folder);
}
