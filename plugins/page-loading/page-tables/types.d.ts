/** A route as Docusaurus writes it. */
export interface Route {
  readonly path: string;
  /** The arguments of `ComponentCreator`. */
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly Route[];
}

interface Version {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** What Docusaurus writes about the pages of the site. */
export interface Site {
  readonly routes: readonly Route[];
  /** For each route, by its path and hash: the chunks that it consists of. */
  readonly chunkNames: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The expression that imports a module, by the name of its chunk. */
  readonly imports: ReadonlyMap<string, string>;
  /** The instances of the docs plugin. */
  readonly instances: Readonly<Record<string, { readonly versions: readonly Version[] }>>;
}

/** The pages of an area of a version, in what they have in common and what tells them apart. */
export interface AreaTable {
  /** Path of the route that they are below. */
  readonly list: string;
  /** Chunk of the component that shows them. */
  readonly component: string;
  readonly instance: string;
  readonly version: string;
  readonly sidebar: string | undefined;
  /** By their ids: how to import a page, and the indices of the versions that have it. */
  readonly pages: Readonly<
    Record<string, { readonly load: string; readonly versions: readonly number[] }>
  >;
}

export interface SplitSite {
  /** The routes without the pages that are in tables. */
  readonly routes: readonly Route[];
  /** By path of the area. */
  readonly tables: Readonly<Record<string, AreaTable>>;
  /** Chunks that only tables know. */
  readonly chunks: ReadonlySet<string>;
  /** The instances of the docs plugin, without the pages that are in tables. */
  readonly instances: Site['instances'];
}
