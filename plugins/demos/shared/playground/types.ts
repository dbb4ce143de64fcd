import type { SentSettings } from '../settingParameters';
import type { ExportPackages } from '../exportTypes';
import type { CodeVariant, DemoSources, DemoStyling } from '../types';
import type { Product } from '../../../../src/paths/products';

/** Family of components that a demo is about; `other` for none or several. */
export type Family = Product | 'other';

/** A demo that work can start from. */
export interface StartingDemo {
  readonly id: string;
  /** The id in words. */
  readonly title: string;
  readonly family: Family;
  /** The documentation page that shows the demo; `null` if this build has none. */
  readonly page: { readonly title: string; readonly address: string } | null;
  readonly stylings: readonly DemoStyling[];
}

/** Templates of a version; loaded on first use. */
export interface VersionCatalog {
  readonly demos: readonly StartingDemo[];
  readonly loadSources: Readonly<Record<string, () => Promise<{ readonly default: DemoSources }>>>;
  readonly loadPackages: () => Promise<{ readonly default: ExportPackages }>;
}

/** Versions of a build, by Docusaurus' names. */
export type Catalog = Readonly<Record<string, () => Promise<VersionCatalog>>>;

export interface WorkFile {
  readonly name: string;
  readonly text: string;
}

/** Files and settings that a reader works on. */
export interface Work {
  /** Docusaurus' name of the version that it runs on. */
  readonly version: string;
  /** The demo that it started from. */
  readonly demo: string;
  readonly styling: DemoStyling;
  /** In tab order; the default export of the first file is run. */
  readonly files: readonly WorkFile[];
  /** Whether the files differ from the demo's files. */
  readonly isChanged: boolean;
  /** Whether the files came with an address and wait for the reader's consent. */
  readonly awaitsConsent: boolean;
  /** Whether the files wait for consent because the page crashed when they ran last. */
  readonly isInterrupted?: boolean;
}

/** How the result is displayed. */
export interface ResultView {
  /** In CSS pixels; `null` uses the available width. */
  readonly width: number | null;
  /** Settings that replace the page's settings. */
  readonly settings: SentSettings;
}

/** Content that an address, or a demo's menu, opens in the playground. */
export interface PlaygroundLink {
  readonly version?: string;
  readonly demo?: string;
  /** Variant of the demo's files. */
  readonly variant?: CodeVariant;
  readonly styling?: DemoStyling;
  readonly width?: number;
  readonly settings?: SentSettings;
  /** Files that replace the demo's files, by name; the first one runs. */
  readonly files?: Readonly<Record<string, string>>;
}
