import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsVersion } from '../../src/versions';
import { pageFolders } from '../../src/versions/locatePages';
import type { DemoUsage } from './types';

const DEMO_ELEMENT = /<Demo\b[^>]*?\bid="([^"]*)"/g;
const FENCED_CODE = /^(```+|~~~+)[\s\S]*?^\1/gm;

/** Finds every `<Demo id="…" />` in a version's pages and in their translations; code listings do not count. */
export async function collectUsages(
  siteDir: string,
  version: DocsVersion,
  translations: readonly string[],
): Promise<DemoUsage[]> {
  const pages = await Globby(
    pageFolders(version, translations).map((folder) => `${folder}/**/*.mdx`),
    { cwd: siteDir, ignore: ['**/node_modules/**', '**/api/**'], absolute: true },
  );
  return pages.sort().flatMap((page) => usagesIn(readFileSync(page, 'utf8'), page, version.name));
}

function usagesIn(text: string, page: string, version: string): DemoUsage[] {
  const prose = text.replace(FENCED_CODE, (block) => block.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(DEMO_ELEMENT)].map((match) => ({
    id: match[1] ?? '',
    version,
    page: path.normalize(page),
    line: prose.slice(0, match.index).split('\n').length,
  }));
}
