import type { SentSettings } from '../settingParameters';
import type { ExportPackages } from '../exportTypes';
import type { CodeVariant, DemoSources, DemoStyling } from '../types';
import type { Product } from '../../../src/paths/products';

/** Family of components that a demo is about; `other` for none or several. */
export type Family = Product | 'other';

/** A demo that work can start from. */
export interface StartingDemo {
  readonly id: string;
  /** The id, spelled out. */
  readonly title: string;
  readonly family: Family;
  /** The documentation page it is on; `null` where this build has none. */
  readonly page: { readonly title: string; readonly address: string } | null;
  readonly stylings: readonly DemoStyling[];
}

/** Templates of a version; loaded on first use. */
export interface VersionCatalog {
  readonly demos: readonly StartingDemo[];
  readonly loadSources: Readonly<Record<string, () => Promise<{ readonly default: DemoSources }>>>;
  readonly loadPackages: () => Promise<{ readonly default: ExportPackages }>;
}

/** The versions of a build, by Docusaurus' names. */
export type Catalog = Readonly<Record<string, () => Promise<VersionCatalog>>>;

export interface WorkFile {
  readonly name: string;
  readonly text: string;
}

/** Files and settings that a reader works on. */
export interface Work {
  /** Docusaurus' name of the version it runs on. */
  readonly version: string;
  /** The demo that it started from. */
  readonly demo: string;
  readonly styling: DemoStyling;
  /** In the order of their tabs; the first one's default export is what runs. */
  readonly files: readonly WorkFile[];
  /** Whether the files are others than the demo's own. */
  readonly isChanged: boolean;
  /** Whether they came with an address and wait for the reader's word. */
  readonly awaitsConsent: boolean;
  /** Whether they wait because the page did not end in order when they ran last. */
  readonly isInterrupted?: boolean;
}

/** How the result is looked at. */
export interface ResultView {
  /** CSS pixels; `null` is all the room there is. */
  readonly width: number | null;
  /** Settings in place of the page's own. */
  readonly settings: SentSettings;
}

/** Content that an address, or a demo's menu, asks the playground to open. */
export interface PlaygroundLink {
  readonly version?: string;
  readonly demo?: string;
  /** Language of the demo's own files. */
  readonly variant?: CodeVariant;
  readonly styling?: DemoStyling;
  readonly width?: number;
  readonly settings?: SentSettings;
  /** Files in place of the demo's own, by name, the one that runs first. */
  readonly files?: Readonly<Record<string, string>>;
}
