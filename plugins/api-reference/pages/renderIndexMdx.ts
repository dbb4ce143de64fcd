import { type ApiEntry, ENTRY_KINDS } from '../types';
import { SIDEBAR_NAME } from '../../navigation/defineSidebar';
import type { Neighbors } from '../../navigation/findNeighbors';
import { COMPARE_PATH } from '../compare/comparisonAddress';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import { fillLabel, type Labels } from './labels';
import type { Heading } from './listHeadings';
import { renderFrontMatter } from './renderFrontMatter';

/** Data of an index page. */
export interface IndexPlace {
  /** Folder of the family; empty for the index of the whole version. */
  folder: string;
  title: string;
  neighbors: Neighbors;
  entries: readonly ApiEntry[];
  /** Whether several versions have the family. */
  isCompared: boolean;
  /** Address of the page about the family's minors; `null` if there is none. */
  timeline: string | null;
  labels: Labels;
  /** Module that holds the `IndexSection`s. */
  dataModule: string;
  labelsModule: string;
}

/** Writes the page that lists the entries of a family, or of a version. */
export function renderIndexMdx(place: IndexPlace): string {
  const { folder, title, entries, labels } = place;
  const description = fillLabel(labels['index.description'], { count: String(entries.length) });
  const kinds = ENTRY_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  const toc = kinds.map((kind): Heading => ({
    value: escapeHtml(labels[`index.${kind}`]),
    id: kind,
    level: 2,
  }));
  return [
    renderFrontMatter(
      {
        title,
        description,
        slug: folder ? `/api/${folder}` : '/api',
        sidebar_label: labels['index.label'],
        sidebar_position: 0,
        // The index of a version does not belong to a family.
        ...(folder ? {} : { displayed_sidebar: SIDEBAR_NAME }),
      },
      place.neighbors,
    ),
    `import ApiIndex from '@theme/ApiIndex';\n` +
      `import sections from '${place.dataModule}?static-region';\n` +
      `import labels from '${place.labelsModule}?static-region';`,
    `export const toc = ${JSON.stringify(toc)};`,
    [
      description,
      ...(place.isCompared
        ? [`[${labels['index.compare']}](/${COMPARE_PATH}${folder && `?of=${folder}`})`]
        : []),
      ...(place.timeline === null ? [] : [`[${labels['index.timeline']}](${place.timeline})`]),
    ].join(' '),
    `<ApiIndex sections={sections} labels={labels} kinds={${JSON.stringify(kinds)}} />`,
    '',
  ].join('\n\n');
}
