/** An address on the site and the size of what is there, in bytes. */
export type SizedFile = readonly [address: string, bytes: number];

/** Files to store so that a version works offline in one language. */
export interface VersionManifest {
  /** Docusaurus' name of the version. */
  readonly version: string;
  /** Label that readers see. */
  readonly label: string;
  /** Address of the main script, which tells builds apart. */
  readonly build: string;
  readonly files: readonly SizedFile[];
  /** Addresses of further lists of files: other plugins write them when their own files are ready. */
  readonly lists: readonly string[];
}

/** Configuration of the service worker for one language, from the build. */
export interface WorkerConfig {
  /** The addresses that it serves begin with this. */
  readonly scope: string;
  /** Address of the main script, which tells builds apart. */
  readonly build: string;
  /** Files that every page needs, stored when the worker is installed. */
  readonly shell: readonly string[];
  /** Shown in place of a page that is not stored. */
  readonly offlinePage: string;
  /** Pictures that every page shows; their addresses begin with this. */
  readonly pictures: string;
  /** Files whose addresses begin with one of these never change. */
  readonly hashedFolders: readonly string[];
  /** The versions of this build, with the addresses of their search indexes. */
  readonly versions: readonly WorkerVersion[];
}

export interface WorkerVersion {
  readonly name: string;
  /** Its pages' addresses begin with this. */
  readonly start: string;
  readonly search: readonly string[];
}

/** Messages from a page to the worker. */
export type WorkerMessage =
  | { readonly type: 'skip-waiting' }
  | {
      readonly type: 'visited';
      readonly address: string;
      /** The build that the page is of. */
      readonly build: string;
      /** Files that the page has loaded, some of them before there was a worker. */
      readonly assets: readonly string[];
      /** Whether the reader pays for every byte: nothing is fetched ahead then. */
      readonly savesData: boolean;
    };

/** Data of a version that a reader stores. */
export interface KeptVersion {
  readonly version: string;
  readonly label: string;
  readonly build: string;
  readonly bytes: number;
  /** Whether all of it is there; a download that was stopped goes on where it ended. */
  readonly isComplete: boolean;
}
