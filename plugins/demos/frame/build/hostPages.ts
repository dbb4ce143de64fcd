import type { DemoEntry, DemoUsage } from '../../shared/types';
import type { DemoPages } from '../demoPages';

/** A documentation page in the language being built. */
export interface DocsPage {
  readonly permalink: string;
  readonly title: string;
}

/**
 * Lists the documentation pages that show a version's demos.
 *
 * @param findPage returns the documentation page of a file, if it is part of this build
 */
export function listDemoPages(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  findPage: (file: string) => DocsPage | undefined,
): DemoPages {
  const ids = new Set(demos.map(({ id }) => id));
  const pages: Record<string, { title: string; demos: string[] }> = {};
  const placed = new Set<string>();
  for (const { id, page: file } of usages) {
    const page = ids.has(id) && !placed.has(id) ? findPage(file) : undefined;
    if (page) {
      placed.add(id);
      (pages[page.permalink] ??= { title: page.title, demos: [] }).demos.push(id);
    }
  }
  return pages;
}
