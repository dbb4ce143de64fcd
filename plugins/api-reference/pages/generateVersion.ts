import path from 'node:path';
import type { Neighbors } from '../../navigation/findNeighbors';
import { entryPath, familyPath } from '../entryPath';
import { versionsOf } from '../compare/comparisonAddress';
import type { ApiVersion } from '../data/types';
import { type ApiReference, type ApiEntry, ENTRY_KINDS } from '../types';
import { buildEntryPage } from './buildEntryPage';
import { currentVersionOf } from '../../../src/versions';
import { minorsByFamily } from '../minors/generateTimelines';
import { timelineAddress } from '../minors/timelinePage';
import { createPageContext, type PageLanguage } from './createPageContext';
import { renderEntryMdx } from './renderEntryMdx';
import { familyTitle, listIndex } from './listIndex';
import { NO_NEIGHBORS } from './renderFrontMatter';
import { renderIndexMdx } from './renderIndexMdx';

/** Files by path: the pages below the `api` folder, their data below the generated folder. */
export interface GeneratedPages {
  mdx: ReadonlyMap<string, string>;
  data: ReadonlyMap<string, string>;
}

/**
 * Makes the pages of one version in one language.
 *
 * @param contentDir absolute path of the version's folder
 * @param dataModule the module path under which `data` can be imported
 */
export async function generateVersion(
  reference: ApiReference,
  version: ApiVersion,
  contentDir: string,
  dataModule: string,
  language: PageLanguage,
): Promise<GeneratedPages> {
  const { labels } = language;
  const context = await createPageContext(reference, version, contentDir, language);
  // Timelines of all majors belong to the current version.
  const timelines =
    version.name === currentVersionOf('x').name ? minorsByFamily() : new Map<string, unknown>();
  const labelsModule = `${dataModule}/labels.json`;
  const mdx = new Map<string, string>();
  const data = new Map([['labels.json', JSON.stringify(labels)]]);
  const addIndex = (
    folder: string,
    title: string,
    entries: ApiReference['entries'],
    neighbors: Neighbors,
  ): void => {
    const module = `${dataModule}/${path.posix.join(folder, 'index.json')}`;
    data.set(path.join(folder, 'index.json'), JSON.stringify(listIndex(entries, context)));
    mdx.set(
      path.join(folder, 'index.mdx'),
      renderIndexMdx({
        folder,
        title,
        neighbors,
        entries,
        isCompared: entries.some(({ family }) => versionsOf(family).length > 1),
        timeline: timelines.has(folder) ? timelineAddress(folder, '/') : null,
        labels,
        dataModule: module,
        labelsModule,
      }),
    );
  };
  if (version.families.some(({ slug }) => slug)) {
    addIndex('', labels['index.title'], reference.entries, NO_NEIGHBORS);
  }
  for (const { slug } of version.families) {
    const entries = reference.entries.filter(({ family }) => family === slug);
    const neighbors = linkNeighbors(slug, entries);
    const title = slug ? familyTitle(slug, labels) : labels['index.title'];
    addIndex(slug, title, entries, neighbors.get('index')!);
    entries.forEach((doc, index) => {
      const file = entryPath(doc);
      const page = buildEntryPage(doc, context);
      data.set(`${file}.json`, JSON.stringify(page));
      const place = {
        position: index + 1,
        neighbors: neighbors.get(doc.slug)!,
        dataModule: `${dataModule}/${file}.json`,
        labelsModule,
      };
      mdx.set(`${file}.mdx`, renderEntryMdx(doc, page, labels, place));
    });
  }
  return { mdx, data };
}

/**
 * Finds the pages before and after each page of a family, in the order in which its index lists them: the index itself,
 * then kind by kind.
 *
 * @param family the family's folder
 * @param entries all of the family
 * @returns neighbors by the page's path below the folder: `index`, and the slugs of entries
 */
export function linkNeighbors(
  family: string,
  entries: readonly ApiEntry[],
): ReadonlyMap<string, Neighbors> {
  const slugs = [
    'index',
    ...ENTRY_KINDS.flatMap((kind) =>
      entries.filter((entry) => entry.kind === kind).map(({ slug }) => slug),
    ),
  ];
  const idAt = (index: number) =>
    slugs[index] ? `api/${familyPath(family)}${slugs[index]}` : null;
  return new Map(
    slugs.map((slug, index) => [
      slug,
      { pagination_prev: idAt(index - 1), pagination_next: idAt(index + 1) },
    ]),
  );
}
