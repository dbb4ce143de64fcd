/** Packages that an exported project may depend on: those of one docs version. Serializable as JSON. */
export interface ExportPackages {
  /** Range to install by package; the version's demos use the same. */
  readonly versions: Readonly<Record<string, string>>;
  /** Peer packages by package, which are needed even if a demo does not import them. */
  readonly peers: Readonly<Record<string, readonly string[]>>;
  /** Date library of each adapter of the version's pickers, by the adapter's name. */
  readonly adapters: Readonly<Record<string, string>>;
  /** Ranges of the date libraries that the version's pickers accept. */
  readonly dateLibraries: Readonly<Record<string, string>>;
  /** Version of the package with the icon font, which demos do not import themselves. */
  readonly iconFont: string;
  /** Address of the list of the version's pages for assistants. */
  readonly docs: string;
  /** Packages that build the project: Vite, its plugins, TypeScript. */
  readonly tools: Readonly<Record<string, string>>;
}

/** Paths and contents of a project's files. */
export type ProjectFiles = Readonly<Record<string, string>>;
