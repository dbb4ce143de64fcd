import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';
import { fillLabel, type Labels } from '../api-reference/pages/labels';
import { versionNamed } from '../../src/versions';
import { apiPath } from '../api-reference/pages/entryLinks';
import type { EntryPage } from '../api-reference/pages/types';
import { type IndexedEntry, readEntryIndex } from '../api-reference/entryIndex';
import { pageDataFolder } from '../api-reference/writeVersion';
import { findMisspelled } from './findMisspelled';
import { mergePlans } from './mergePlans';
import { TABS } from './tabAddress';
import type { Tab, TabEntry, TabSegment } from './types';

/** Finds the tabs of a page: one for each front matter list that names entries of the reference. */
export function findTabs(
  doc: DocMetadata,
  version: string,
  { generatedFilesDir, baseUrl, i18n }: LoadContext,
  labels: Labels,
): Tab[] {
  const listed = Object.entries(TABS).flatMap(([segment, key]) => {
    const names = doc.frontMatter[key];
    return Array.isArray(names)
      ? [{ segment: segment as TabSegment, names: names.map(String) }]
      : [];
  });
  const index = listed.length > 0 ? readEntryIndex(generatedFilesDir, version) : null;
  if (!index || !doc.id.endsWith('index')) {
    return [];
  }
  const folder = pageDataFolder(version, i18n.currentLocale);
  const reference = `/${apiPath(versionNamed(version))}`;
  const read = (names: readonly string[]): TabEntry => {
    const pages = names.map((name) => index.entries.find((entry) => entry.name === name)!);
    const last = pages.at(-1)!;
    const entry = last.address.slice(reference.length, -1);
    const [slug = ''] = entry.split('/').reverse();
    const data = `${folder}/${entry}.json`;
    return {
      title: names.join(', '),
      prefix: `${slug}-`,
      pages: Object.fromEntries(
        pages.map(({ name, address }) => [name, baseUrl + address.slice(1)]),
      ),
      data,
      page: JSON.parse(readFileSync(path.join(generatedFilesDir, data), 'utf8')) as EntryPage,
    };
  };
  const isEntry = (name: string): boolean =>
    index.entries.some((entry: IndexedEntry) => entry.name === name);
  const misspelled = findMisspelled(
    listed.flatMap(({ names }) => names),
    index.entries,
  );
  if (misspelled.length > 0) {
    throw new Error(
      `${doc.source} lists names in its front matter that the reference of ${version} does not have:\n${misspelled.join('\n')}`,
    );
  }
  return listed
    .map(({ segment, names }) => ({
      segment,
      doc,
      title: fillLabel(labels[`tab.title.${segment}`], { title: doc.title }),
      description: fillLabel(labels[`tab.description.${segment}`], { title: doc.title }),
      module: `${docuHash(`${doc.source}/${segment}`)}.js`,
      labels: `${folder}/labels.json`,
      entries: mergePlans(names.filter(isEntry)).map(read),
    }))
    .filter(({ entries }) => entries.length > 0);
}
