import type { MarkdownConfig } from '@docusaurus/types';
import type { DocsVersion } from '../../src/versions';
import { locatePage } from '../../src/versions/locatePages';
import { findNeighbors } from './findNeighbors';
import { loadItems } from './readNavigation';
import type { SidebarItem } from './types';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** Adds the previous and next page to each page's front matter, unless the page sets them. */
export function paginate(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  const sidebars = new Map<string, Promise<readonly SidebarItem[]>>();

  function sidebarOf(version: DocsVersion): Promise<readonly SidebarItem[]> {
    const items = sidebars.get(version.name) ?? loadItems(siteDir, version.sidebarFile);
    sidebars.set(version.name, items);
    return items;
  }

  return async (params) => {
    const parsed = await parse(params);
    const place = locatePage(siteDir, params.filePath);
    const id = place?.file.replace(/\.mdx?$/, '');
    const neighbors = place && id && findNeighbors(await sidebarOf(place.version), id);
    return neighbors ? { ...parsed, frontMatter: { ...neighbors, ...parsed.frontMatter } } : parsed;
  };
}
