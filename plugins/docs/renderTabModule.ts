import { listHeadings, type Heading } from '../api-reference/pages/listHeadings';
import { escapeHtml } from '../../lib/text/escapeHtml';
import type { Labels } from '../api-reference/pages/labels';
import { isBrief } from './isBrief';
import { addressOfTab, tabId } from './tabAddress';
import type { Tab } from './types';

/**
 * Renders the module of a tab. It has the shape of a page's module: a component with metadata and a table of contents.
 * The content is rendered on the server only.
 */
export function renderTabModule(
  { doc, segment, title, description, entries, ...tab }: Tab,
  labels: Labels,
): string {
  const { previous: _previous, next: _next, ...page } = doc;
  const { image } = doc.frontMatter;
  const metadata = {
    ...page,
    id: tabId(doc.id, segment),
    title,
    description,
    permalink: addressOfTab(doc.permalink, segment),
    editUrl: null,
    lastUpdatedAt: null,
    tags: [],
    frontMatter: { tabs: doc.frontMatter.tabs },
  };
  const brief = isBrief(entries);
  const toc = entries.flatMap((entry): Heading[] => [
    { value: escapeHtml(entry.title), id: entry.prefix.slice(0, -1), level: 2 },
    ...(brief
      ? []
      : listHeadings({ ...entry.page, imports: [], definition: [], guides: [] }, labels)
          .filter(({ level }) => level === 2)
          .map((heading) => ({ ...heading, id: entry.prefix + heading.id, level: 3 as const }))),
  ]);
  const facts = entries.map(({ title, prefix, pages }) => ({ title, prefix, pages }));
  return `import { createElement } from 'react';
import ApiTab from '@theme/ApiTab';
import labels from '@generated/${tab.labels}?static-region';
import { addressOfTab } from './tabAddress';
${entries.map(({ data }, index) => `import entry${index} from '@generated/${data}?static-region';`).join('\n')}

const entries = [${entries.map((_entry, index) => `entry${index}`).join(', ')}];
const facts = ${JSON.stringify(facts)};
export const metadata = ${JSON.stringify(metadata)};
export const toc = ${JSON.stringify(toc)};
export const frontMatter = ${JSON.stringify({ image })};
export const assets = {};
export default function Tab() {
  return createElement(ApiTab, { entries, facts, labels, isBrief: ${brief} });
}
`;
}
