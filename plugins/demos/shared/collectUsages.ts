import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsVersion } from '../../../src/versions';
import { readChosenPages } from '../../../src/versions/chosenPages';
import { pageFolders } from '../../../src/versions/locatePages';
import { componentDemo, isComponentElement } from './componentDemos';
import type { DemoUsage } from './types';

const ELEMENT = /<(?:Demo\b[^>]*?\bid|(Anatomy|Controls)\b[^>]*?\bof)="([^"]*)"[^>]*>/g;
const FENCED_CODE = /^(```+|~~~+)[\s\S]*?^\1/gm;

/**
 * Finds every `<Demo id="…" />`, and the demos of every `<Anatomy of="…" />` and `<Controls of="…" />`, in the pages of
 * a version and their translations, except in code listings.
 */
export async function collectUsages(
  siteDir: string,
  version: DocsVersion,
  translations: readonly string[],
): Promise<DemoUsage[]> {
  const chosen = [...(readChosenPages() ?? ['**'])];
  const folders = pageFolders(version, translations);
  const pages = await Globby(
    folders.flatMap((folder) => chosen.map((page) => `${folder}/${page}/*.mdx`)),
    {
      cwd: siteDir,
      // The reference is generated, and shows no demos.
      ignore: ['**/node_modules/**', ...folders.map((folder) => `${folder}/api/**`)],
      absolute: true,
    },
  );
  return pages.sort().flatMap((page) => usagesIn(readFileSync(page, 'utf8'), page, version.name));
}

function usagesIn(text: string, page: string, version: string): DemoUsage[] {
  const prose = text.replace(FENCED_CODE, (block) => block.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(ELEMENT)].map(({ 0: text, 1: element = '', 2: name = '', index }) => {
    const shows = isComponentElement(element) ? { element, component: name, text } : undefined;
    return {
      id: shows ? componentDemo(shows.element, name) : name,
      ...(shows && { shows }),
      version,
      page: path.normalize(page),
      line: prose.slice(0, index).split('\n').length,
    };
  });
}
