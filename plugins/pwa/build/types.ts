/** Chunks that the browser loads together, and from where. */
export interface ChunkGroupNode {
  readonly files: readonly string[];
  /** Indexes of the groups that load this one. */
  readonly parents: readonly number[];
  /** The versions that it belongs to; none for what all of them share. */
  readonly owners: ReadonlySet<string>;
  /** Whether every page starts with it. */
  readonly isInitial: boolean;
  /** Whether it is a script that runs in a worker of its own. */
  readonly isWorker: boolean;
}

/** The files of a build, relative to its folder. */
export interface ChunkFiles {
  /** Files that every page starts with. */
  readonly initial: readonly string[];
  /** Scripts of workers, such as that of the search. */
  readonly workers: readonly string[];
  /** Files that pages of every version may load. */
  readonly shared: readonly string[];
  /** Other files that pages of a version may load, by its name. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
}
