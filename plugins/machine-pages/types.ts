import type { NavigationData } from '../navigation/types';
import type { Texts } from './texts';

/** Data that all pages of a build share. */
export interface MachineSite {
  /** The folder of the site. */
  readonly siteDir: string;
  /** Docusaurus' generated files, where demos, tables and the reference wait as JSON. */
  readonly generatedFilesDir: string;
  /** The public origin, without a slash at its end. */
  readonly origin: string;
  /** Where assistants ask, without the origin where it is the site's; `null` where nobody answers them. */
  readonly mcp: string | null;
  /** The base of the language that is built: `/` or `/zh/`. */
  readonly baseUrl: string;
  /** As Docusaurus names it, `zh`. */
  readonly locale: string;
  /** As HTML names it, `zh-CN`. */
  readonly language: string;
  readonly texts: Texts;
  /** The release of each family that a version is about. */
  readonly releases: NavigationData;
  /** Addresses of pages by their files, relative to the site: `docs/react-data-grid/sorting/index.mdx`. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Where a page is in the lists: guides are read from top to bottom, the reference is looked up. Those of the whole
 * site, of no version, are in none.
 */
export type PageKind = 'guide' | 'reference' | 'tab' | 'site';

/** A page that can be had as Markdown. */
export interface MachinePage {
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Its address, such as `/zh/x/react-data-grid/sorting/`. */
  readonly address: string;
  /** Title of its part of the sidebar; empty for pages that are not listed there. */
  readonly part: string;
  /** Docusaurus' name of its version; absent where it is of the whole site. */
  readonly version?: string;
  readonly plan?: string;
  /** Makes the Markdown below the front matter. */
  readonly renderBody: () => Promise<string>;
}

/** What pages know in the browser. */
export interface MachineData {
  /** Whole address of the MCP server; `null` where nobody answers. */
  readonly mcp: string | null;
}

/** The pages of a build in one language. */
export interface SitePages {
  readonly pages: readonly MachinePage[];
  readonly site: MachineSite;
}
