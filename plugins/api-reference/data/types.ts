import type { DocsVersion } from '../../../src/versions';
import type { Plan } from '../types';

/** A component family of the reference. */
export interface ApiFamily {
  /** Folder of its addresses; empty for the only family of a version. */
  readonly slug: string;
  /** The packages that contain it, cheapest plan first. */
  readonly packages: readonly { readonly name: string; readonly plan: Plan }[];
  /** The exports that have a page, if the documentation covers only a part of the packages. */
  readonly only?: readonly string[];
  /**
   * Entry points of the free package, other than its root, whose classes have separate pages, such as `AdapterDayjs`.
   */
  readonly entryPoints: readonly string[];
  /** Exported types and classes that have separate pages. */
  readonly interfaces: readonly string[];
  /** The exported interface or enum that lists its events; `null` if the family has none. */
  readonly events: string | null;
  /** Facts that the packages do not state, reviewed by hand. */
  readonly reviewed: ReviewedFacts;
}

/** Facts that neither types nor exports contain. */
export interface ReviewedFacts {
  /** Descriptions of props by name, for components that do not describe them. Markdown. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Exported hooks that are internal to the component. */
  readonly internal: readonly string[];
  /** Plans of props by name, where the free package accepts a prop that does nothing there. */
  readonly plans: Readonly<Record<string, Plan>>;
}

/** One docs version that has an API reference. */
export interface ApiVersion extends Pick<DocsVersion, 'name' | 'folder' | 'base'> {
  readonly families: readonly ApiFamily[];
}
