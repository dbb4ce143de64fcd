import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { EntryPage } from '../api-reference/pages/types';

/** The last part of a tab's address. */
export type TabSegment = 'components-api' | 'hooks-api';

/** One entry of the reference, or one for all plans of a component. */
export interface TabEntry {
  /** `DataGrid, DataGridPro, DataGridPremium`, where the last one has all that the others have. */
  title: string;
  /** Is before the anchors of its members. */
  prefix: string;
  /** Addresses of the entries' own pages, by name. */
  pages: Readonly<Record<string, string>>;
  /** Path of the entry's data below the generated files. */
  data: string;
  page: EntryPage;
}

/** The reference of the exports that a page documents, as a route beside the page. */
export interface Tab {
  segment: TabSegment;
  doc: DocMetadata;
  /** Replacement for the page's title and description. */
  title: string;
  description: string;
  /** Name of the module that holds it. */
  module: string;
  /** Path of the labels below the generated files. */
  labels: string;
  entries: TabEntry[];
}
