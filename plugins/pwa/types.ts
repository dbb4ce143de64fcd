/** An address on the site and the size of its file in bytes. */
export type SizedFile = readonly [address: string, bytes: number];

/** Files to store so that a version works offline in one language. */
export interface VersionManifest {
  /** Docusaurus' name of the version. */
  readonly version: string;
  /** Label that readers see. */
  readonly label: string;
  /** Address of the main script, which identifies the build. */
  readonly build: string;
  readonly files: readonly SizedFile[];
  /** Addresses of further lists of files, which other plugins write when their files are ready. */
  readonly lists: readonly string[];
}

/** Build-time configuration of the service worker for one language. */
export interface WorkerConfig {
  /** Prefix of the addresses that the worker serves. */
  readonly scope: string;
  /** Address of the main script, which identifies the build. */
  readonly build: string;
  /** Files that every page needs, stored when the worker is installed. */
  readonly shell: readonly string[];
  /** Shown instead of a page that is not stored. */
  readonly offlinePage: string;
  /** Address prefix of images shown on every page. */
  readonly pictures: string;
  /** Address prefixes of files that never change. */
  readonly hashedFolders: readonly string[];
  /** The versions of this build, with the addresses of their search indexes. */
  readonly versions: readonly WorkerVersion[];
}

export interface WorkerVersion {
  readonly name: string;
  /** Address prefix of its pages. */
  readonly start: string;
  /** Address of the main script of its pages. */
  readonly build: string;
  /** What each of its pages needs: stored with the first one that is visited, unless it was with the worker. */
  readonly shell: readonly string[];
  readonly search: readonly string[];
}

/** Messages from a page to the worker. */
export type WorkerMessage =
  | { readonly type: 'skip-waiting' }
  | {
      readonly type: 'visited';
      readonly address: string;
      /** The build of the page. */
      readonly build: string;
      /** Files that the page has loaded, some of them before the worker was active. */
      readonly assets: readonly string[];
      /** Whether the reader saves data; nothing is prefetched then. */
      readonly savesData: boolean;
    };

/** Data of a version that a reader stores. */
export interface KeptVersion {
  readonly version: string;
  readonly label: string;
  readonly build: string;
  readonly bytes: number;
  /** Whether the version is stored completely; a stopped download continues where it ended. */
  readonly isComplete: boolean;
}
