import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { IndexSection } from '../api-reference/pages/listIndex';
import { fillLabel, type Labels } from '../api-reference/pages/labels';
import type { Timeline } from '../api-reference/minors/buildTimeline';
import { readLanguageLabels } from '../api-reference/pages/readLabels';
import type { EntryPage } from '../api-reference/pages/types';
import { pageDataFolder } from '../api-reference/writeVersion';
import { pageAddress } from './address';
import { findTabs } from '../docs/findTabs';
import { addressOfTab } from '../docs/tabAddress';
import { renderGuide, type GuideFile } from './guide/renderGuide';
import { renderEntry } from './reference/renderEntry';
import { renderIndex } from './reference/renderIndex';
import { renderTimeline } from './reference/renderTimeline';
import { renderTab } from './reference/renderTab';
import type { MachinePage, MachineSite } from './types';

/** Data from which pages are created. */
interface Source {
  readonly context: LoadContext;
  readonly site: MachineSite;
  readonly labels: Labels;
  readonly parse: (source: string) => Root;
}

/** Lists the pages of a build in the order of their sidebars. Each page is read only when it is rendered. */
export function collectPages(
  versions: readonly LoadedVersion[],
  context: LoadContext,
  site: MachineSite,
  parse: Source['parse'],
): MachinePage[] {
  const source: Source = { context, site, labels: readLanguageLabels(context), parse };
  return versions.flatMap((version) =>
    listParts(version).flatMap(({ doc, part }) => [
      describeDoc(doc, version, part, source),
      ...describeTabs(doc, version, part, source),
    ]),
  );
}

function describeDoc(
  doc: DocMetadata,
  { versionName: version }: LoadedVersion,
  part: string,
  source: Source,
): MachinePage {
  const { title, description, frontMatter, id } = doc;
  const { plan } = frontMatter as { plan?: string };
  const isReference = id.startsWith('api/');
  return {
    kind: isReference ? 'reference' : 'guide',
    title,
    description,
    address: pageAddress(doc.permalink),
    part,
    version,
    ...(plan && { plan }),
    renderBody: async () =>
      isReference ? renderReference(doc, version, source) : renderWritten(doc, version, source),
  };
}

function renderWritten(doc: DocMetadata, version: string, { parse, site }: Source): string {
  const { migration } = doc.frontMatter as Pick<GuideFile, 'migration'>;
  const file = doc.source.replace(/^@site\//, '');
  const { title } = doc;
  const address = pageAddress(doc.permalink);
  return renderGuide(
    { file, address, version, title, ...(migration && { migration }) },
    parse,
    site,
  );
}

function renderReference(doc: DocMetadata, version: string, { site, labels }: Source): string {
  const name = doc.id.replace(/^api\//, '');
  const folder = path.join(site.generatedFilesDir, pageDataFolder(version, site.locale));
  const file = path.join(folder, `${name}.json`);
  const head = `# ${doc.title}\n\n`;
  if (!existsSync(file)) {
    const address = site.origin + pageAddress(doc.permalink);
    return `${head}${doc.description}\n\n${fillLabel(site.texts['tool.page'], { address })}\n`;
  }
  const data = JSON.parse(readFileSync(file, 'utf8')) as EntryPage | IndexSection[] | Timeline;
  const body = Array.isArray(data)
    ? `${doc.description}\n\n${renderIndex(data, labels, site)}`
    : 'minors' in data
      ? `${doc.description}\n\n${renderTimeline(data, labels, site)}`
      : renderEntry(data, labels, site);
  return `${head}${body}\n`;
}

function describeTabs(
  doc: DocMetadata,
  { versionName: version }: LoadedVersion,
  part: string,
  { context, site, labels }: Source,
): MachinePage[] {
  return findTabs(doc, version, context, labels).map((tab) => ({
    kind: 'tab',
    title: tab.title,
    description: tab.description,
    address: addressOfTab(doc.permalink, tab.segment),
    part,
    version,
    renderBody: async () => `# ${tab.title}\n\n${renderTab(tab, labels, site)}\n`,
  }));
}

type Items = LoadedVersion['sidebars'][string];

/** A page with the title of its top-level sidebar category. */
interface ListedDoc {
  readonly doc: DocMetadata;
  /** Empty for a page that is not in a sidebar. */
  readonly part: string;
}

/** Lists a version's pages in the order of its sidebar, followed by the pages that the sidebar omits. */
export function listParts({
  sidebars,
  docs,
}: Pick<LoadedVersion, 'sidebars' | 'docs'>): ListedDoc[] {
  const parts = new Map<string, string>();
  for (const item of Object.values(sidebars).flat()) {
    const part = item.type === 'category' ? item.label : '';
    listIds([item]).forEach((id) => parts.set(id, parts.get(id) ?? part));
  }
  const listed = [...parts].flatMap(([id, part]) => {
    const doc = docs.find((each) => each.id === id);
    return doc ? [{ doc, part }] : [];
  });
  const others = docs.filter(({ id }) => !parts.has(id)).map((doc) => ({ doc, part: '' }));
  return [...listed, ...others];
}

function listIds(items: Items): string[] {
  return items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? [item.id]
      : item.type === 'category'
        ? listIds(item.items)
        : [],
  );
}
