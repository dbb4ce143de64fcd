import type { DocsVersion } from '../../src/versions/index.ts';

/** A page that is brought from one version to another. */
export interface Port {
  readonly from: DocsVersion;
  readonly to: DocsVersion;
  /** `react-data-grid/sorting`: the folder below the folder of either version. */
  readonly topic: string;
}

/** Files by their path relative to the site. */
export type Files = ReadonlyMap<string, string>;

/** Parts of a page that could not be ported, ready to be shown. */
export interface PortedPage {
  readonly files: Files;
  readonly notes: readonly string[];
}

/** Names that the other version has for those of the page. Each answers `undefined` where nothing changes, or nobody knows. */
export interface NameTable {
  exported(name: string): string | undefined;
  /** Whether the other version has an export of this name. */
  hasExport(name: string): boolean;
  prop(component: string, name: string): string | undefined;
  slot(name: string): string | undefined;
  /** A property of an object, told from its neighbors: `field` of a filter item is not `field` of a column. */
  property(keys: readonly string[], name: string): string | undefined;
  /** Returns the new name of something that a text mentions: an event, or a selector. */
  event(name: string): string | undefined;
  cssClass(name: string): string | undefined;
  /** A name in a sentence, of whatever kind. */
  inProse(name: string): string | undefined;
  /** Why the other version lacks a name of this one, and what it has in its place; `null` for unknown names. */
  explain(name: string): string | null;
}
