import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { EntryPage } from '../api-reference/pages/types';

/** Last segment of a tab's address. */
export type TabSegment = 'components-api' | 'hooks-api';

/** An entry of the reference, or one entry for all plans of a component. */
export interface TabEntry {
  /** Such as `DataGrid, DataGridPro, DataGridPremium`, where the last one has all members of the others. */
  title: string;
  /** Prefix of the anchors of its members. */
  prefix: string;
  /** Addresses of the entries' pages, by name. */
  pages: Readonly<Record<string, string>>;
  /** Path of the entry's data, relative to the generated files. */
  data: string;
  page: EntryPage;
}

/** Reference of the exports that a page documents, with a route next to the page. */
export interface Tab {
  segment: TabSegment;
  doc: DocMetadata;
  /** Replacement for the page's title and description. */
  title: string;
  description: string;
  /** Name of the tab's module. */
  module: string;
  /** Path of the labels, relative to the generated files. */
  labels: string;
  entries: TabEntry[];
}
