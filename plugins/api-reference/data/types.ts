import type { DocsVersion } from '../../../src/versions';
import type { Plan } from '../types';

/** One component family as the reference presents it. */
export interface ApiFamily {
  /** Folder of its addresses; empty for the only family of a version. */
  readonly slug: string;
  /** The packages that hold it, cheapest plan first. */
  readonly packages: readonly { readonly name: string; readonly plan: Plan }[];
  /** The exports that have a page, where the documentation covers a part of the packages. */
  readonly only?: readonly string[];
  /**
   * Entry points of the free package besides its root whose classes have a page of their own, such as
   * `AdapterDayjs`.
   */
  readonly entryPoints: readonly string[];
  /** Exported types and classes that have a page of their own. */
  readonly interfaces: readonly string[];
  /** The exported interface or enum that lists its events; `null` for a family without. */
  readonly events: string | null;
  /** Facts that the packages do not state, reviewed by hand. */
  readonly reviewed: ReviewedFacts;
}

/** Facts that neither types nor exports tell. */
export interface ReviewedFacts {
  /** Descriptions of props by name, for components that do not describe them. Markdown. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Hooks that are exported and yet the component's own parts. */
  readonly internal: readonly string[];
  /** Plans of props by name, where the free package accepts a prop that does nothing there. */
  readonly plans: Readonly<Record<string, Plan>>;
}

/** One docs version that has an API reference. */
export interface ApiVersion extends Pick<DocsVersion, 'name' | 'folder' | 'base'> {
  readonly families: readonly ApiFamily[];
}
