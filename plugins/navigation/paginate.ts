import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { DOCS_VERSIONS } from '../../src/versions';
import { pageFolders, versionOfPage } from '../../src/versions/locatePages';
import { findNeighbours } from './findNeighbours';
import { loadItems, sidebarFileOf } from './readNavigation';
import type { SidebarItem } from './types';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** Adds to each page's front matter the pages before and after it; what the page says itself goes first. */
export function paginate(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  const sidebars = new Map<string, Promise<readonly SidebarItem[]>>();

  function sidebarOf(name: string) {
    const version = DOCS_VERSIONS.find((each) => each.name === name);
    if (!version) {
      return null;
    }
    const items = sidebars.get(name) ?? loadItems(siteDir, sidebarFileOf(version));
    sidebars.set(name, items);
    return { version, items };
  }

  return async (params) => {
    const parsed = await parse(params);
    const found = sidebarOf(versionOfPage(siteDir, params.filePath) ?? '');
    if (!found) {
      return parsed;
    }
    const file = posixPath(path.relative(siteDir, params.filePath));
    const locale = /^i18n\/([^/]+)\//.exec(file)?.[1];
    const folders = pageFolders(found.version, locale ? [locale] : []);
    const folder = folders.find((each) => file.startsWith(`${each}/`)) ?? '';
    const id = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
    const neighbours = findNeighbours(await found.items, id);
    return neighbours
      ? { ...parsed, frontMatter: { ...neighbours, ...parsed.frontMatter } }
      : parsed;
  };
}
