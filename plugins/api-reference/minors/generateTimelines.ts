import path from 'node:path';
import type { HistoricReferences } from '../history/addHistories';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { PageLanguage } from '../pages/createPageContext';
import type { GeneratedPages } from '../pages/generateVersion';
import { NO_NEIGHBORS, renderFrontMatter } from '../pages/renderFrontMatter';
import { buildTimeline, type Timeline } from './buildTimeline';
import { createEntryAddresses } from './entryAddresses';
import { readMinors } from './readMinors';
import { TIMELINE_FEED, TIMELINE_PAGE, timelineAddress, timelineTitle } from './timelinePage';
import type { RecordedMinors } from './types';

/** Families with recorded minors, and these records. */
export function minorsByFamily(
  recorded: readonly RecordedMinors[] = readMinors(),
): ReadonlyMap<string, RecordedMinors[]> {
  const families = [...new Set(recorded.map(({ family }) => family))];
  return new Map(
    families.map((family) => [family, recorded.filter((each) => each.family === family)]),
  );
}

/**
 * Makes the page of each family that lists its minors.
 *
 * @param dataModule the module path under which `data` can be imported
 */
export function generateTimelines(
  { references }: Pick<HistoricReferences, 'references'>,
  dataModule: string,
  { labels, baseUrl }: Pick<PageLanguage, 'labels' | 'baseUrl'>,
): GeneratedPages {
  const mdx = new Map<string, string>();
  const data = new Map<string, string>();
  for (const [family, recorded] of minorsByFamily()) {
    const name = path.posix.join(family, TIMELINE_PAGE);
    const addresses = createEntryAddresses(family, references, baseUrl);
    const timeline = buildTimeline(recorded, addresses);
    data.set(`${name}.json`, JSON.stringify(timeline));
    mdx.set(`${name}.mdx`, renderTimelineMdx(family, timeline, dataModule, { labels, baseUrl }));
  }
  return { mdx, data };
}

function renderTimelineMdx(
  family: string,
  { minors }: Timeline,
  dataModule: string,
  { labels, baseUrl }: Pick<PageLanguage, 'labels' | 'baseUrl'>,
): string {
  const toc = minors.map(({ id, minor }) => ({ value: escapeHtml(minor), id, level: 2 }));
  const feed = timelineAddress(family, baseUrl) + TIMELINE_FEED;
  return [
    renderFrontMatter(
      {
        title: timelineTitle(family, labels),
        description: labels['timeline.description'],
        slug: `/api/${family}/${TIMELINE_PAGE}`,
        sidebar_label: labels['timeline.label'],
        sidebar_position: 0.5,
      },
      NO_NEIGHBORS,
    ),
    `import ApiTimeline from '@theme/ApiTimeline';\n` +
      `import timeline from '${dataModule}/${family}/${TIMELINE_PAGE}.json?static-region';\n` +
      `import labels from '${dataModule}/labels.json?static-region';`,
    `export const toc = ${JSON.stringify(toc)};`,
    labels['timeline.description'],
    labels['timeline.limits'],
    `[${labels['timeline.feed']}](pathname://${feed})`,
    '<ApiTimeline timeline={timeline} labels={labels} />',
    '',
  ].join('\n\n');
}
