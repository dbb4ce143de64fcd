/** Chunks that the browser loads together, and the groups that load them. */
export interface ChunkGroupNode {
  readonly files: readonly string[];
  /** Indexes of the groups that load this one. */
  readonly parents: readonly number[];
  /** The versions it belongs to; empty if all versions share it. */
  readonly owners: ReadonlySet<string>;
  /** Whether every page starts with it. */
  readonly isInitial: boolean;
  /** Whether it is a script of a separate worker. */
  readonly isWorker: boolean;
}

/** The files of a build, relative to its folder. */
export interface ChunkFiles {
  /** Files that every page starts with. */
  readonly initial: readonly string[];
  /** Scripts of workers, such as the search. */
  readonly workers: readonly string[];
  /** Files that pages of every version may load. */
  readonly shared: readonly string[];
  /** Other files that pages of a version may load, by version name. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
}
