/** Packages that an exported project may depend on: those of one docs version. Plain data that survives JSON. */
export interface ExportPackages {
  /** The range to install, by package; what the version's demos run on. */
  readonly versions: Readonly<Record<string, string>>;
  /** Packages that one needs beside it, whatever a demo imports. */
  readonly peers: Readonly<Record<string, readonly string[]>>;
  /** The date library of each adapter that the version's pickers have, by the adapter's name. */
  readonly adapters: Readonly<Record<string, string>>;
  /** Ranges of the date libraries that the version's pickers accept. */
  readonly dateLibraries: Readonly<Record<string, string>>;
  /** Version of the package that has the font of icons, which demos do not import themselves. */
  readonly iconFont: string;
  /** Address of the list of the version's pages for assistants. */
  readonly docs: string;
  /** Packages that build the project: Vite, its plugins, TypeScript. */
  readonly tools: Readonly<Record<string, string>>;
}

/** Paths and texts of a project's files. */
export type ProjectFiles = Readonly<Record<string, string>>;
