import { entryPath } from '../entryPath';
import type { Neighbors } from '../../navigation/findNeighbors';
import type { ApiEntry } from '../types';
import { fillLabel, type Labels } from './labels';
import { renderFrontMatter } from './renderFrontMatter';
import { listHeadings } from './listHeadings';
import type { EntryPage } from './types';

/** Locations of the page and its data, as referenced in the MDX. */
export interface EntryPlace {
  /** Its place in the sidebar of the family, from 1. */
  position: number;
  neighbors: Neighbors;
  /** Module that holds the `EntryPage`. */
  dataModule: string;
  /** Module that holds the labels. */
  labelsModule: string;
}

/**
 * Writes the page of an entry, which holds as little as can be: its table of contents, and regions
 * whose HTML only the server renders.
 */
export function renderEntryMdx(
  doc: ApiEntry,
  page: EntryPage,
  labels: Labels,
  place: EntryPlace,
): string {
  const headings = listHeadings(page, labels);
  return [
    renderFrontMatter(
      {
        title: doc.name,
        description: fillLabel(labels[`page.description.${doc.kind}`], {
          name: doc.name,
          package: doc.package,
        }),
        slug: `/api/${entryPath(doc)}`,
        sidebar_label: doc.name,
        sidebar_position: place.position,
        kind: doc.kind,
        toc_max_heading_level: 3,
      },
      place.neighbors,
    ),
    `import ApiPage from '@theme/ApiPage';\n` +
      `import entry from '${place.dataModule}?static-region';\n` +
      `import labels from '${place.labelsModule}?static-region';`,
    `export const toc = ${JSON.stringify(headings)};`,
    `<ApiPage entry={entry} labels={labels} size={${countMembers(page)}} />`,
    '',
  ].join('\n\n');
}

function countMembers({ sections }: EntryPage): number {
  return sections
    .flatMap(({ groups }) => groups)
    .reduce((count, { members }) => count + members.length, 0);
}
