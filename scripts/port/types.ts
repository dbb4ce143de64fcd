import type { DocsVersion } from '../../src/versions/index.ts';

/** A request to port a page from one version to another. */
export interface Port {
  readonly from: DocsVersion;
  readonly to: DocsVersion;
  /** Folder of the page relative to the folder of either version, such as `react-data-grid/sorting`. */
  readonly topic: string;
}

/** File contents by path relative to the site. */
export type Files = ReadonlyMap<string, string>;

/** Result of porting a page: its files, and notes about parts that could not be ported, ready to be printed. */
export interface PortedPage {
  readonly files: Files;
  readonly notes: readonly string[];
}

/**
 * Maps the names of a page to those of another version. Methods return `undefined` if a name is unchanged or unknown.
 */
export interface NameTable {
  exported(name: string): string | undefined;
  /** Whether the other version exports this name. */
  hasExport(name: string): boolean;
  prop(component: string, name: string): string | undefined;
  slot(name: string): string | undefined;
  /**
   * Maps a property of an object, identified by its other keys: `field` of a filter item is not `field` of a column.
   */
  property(keys: readonly string[], name: string): string | undefined;
  /** Maps a name that appears in a string: an event, or a selector. */
  event(name: string): string | undefined;
  cssClass(name: string): string | undefined;
  /** Maps a name in prose, whatever its kind. */
  inProse(name: string): string | undefined;
  /**
   * Explains why the other version lacks a name of this one, and what replaces it; returns `null` for unknown names.
   */
  explain(name: string): string | null;
}
