/** One package that a demo's modules come from. */
export interface PackageUse {
  readonly name: string;
  readonly version: string;
  /** Folder relative to the site: `node_modules/…` or `versioned_docs/version-v6/node_modules/…`. */
  readonly dir: string;
}

/** How much of the JavaScript that every page loads comes from where. */
export interface FirstJavaScript {
  /** `react`, `docusaurus`, `plugins/demos/page`, `theme`, `site`, or a package's name. */
  readonly group: string;
  /** Size before minification. */
  readonly bytes: number;
}

/** Content of the bundles of one browser compilation. */
export interface BundleReport {
  /** For each demo, its file relative to the site: every package its modules come from. */
  readonly demos: Readonly<Record<string, readonly PackageUse[]>>;
  /** For each demo, a digest of the files that it imports, those of packages included. */
  readonly code: Readonly<Record<string, string>>;
  /** The modules of the entry's chunks, largest group first. */
  readonly firstJavaScript: readonly FirstJavaScript[];
}
