import type { NavigationData } from '../navigation/types';
import type { Texts } from './texts';

/** Data that all pages of a build share. */
export interface MachineSite {
  /** Path of the site's folder. */
  readonly siteDir: string;
  /** Path of Docusaurus' generated files, which contain demos, tables and the reference as JSON. */
  readonly generatedFilesDir: string;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Address of the MCP server, without the origin if it is on this site; `null` if the host does not run one. */
  readonly mcp: string | null;
  /** Base of the language that is built: `/` or `/zh/`. */
  readonly baseUrl: string;
  /** Docusaurus' name of the language, such as `zh`. */
  readonly locale: string;
  /** HTML language code, such as `zh-CN`. */
  readonly language: string;
  readonly texts: Texts;
  /** The release of each family that a version documents. */
  readonly releases: NavigationData;
  /** Addresses of pages by their files, relative to the site: `docs/react-data-grid/sorting/index.mdx`. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Kind of a page, which decides the lists that contain it: guides are read from top to bottom, the reference is looked
 * up. Pages of the whole site, which belong to no version, are not listed.
 */
export type PageKind = 'guide' | 'reference' | 'tab' | 'site';

/** A page that is available as Markdown. */
export interface MachinePage {
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Such as `/zh/x/react-data-grid/sorting/`. */
  readonly address: string;
  /** Title of its top-level sidebar category; empty for pages that are not in the sidebar. */
  readonly part: string;
  /** Docusaurus' name of its version; absent for pages of the whole site. */
  readonly version?: string;
  readonly plan?: string;
  /** Renders the Markdown below the front matter. */
  readonly renderBody: () => Promise<string>;
}

/** Data that pages use in the browser. */
export interface MachineData {
  /** Absolute address of the MCP server; `null` if the host does not run one. */
  readonly mcp: string | null;
}

/** The pages of a build in one language. */
export interface SitePages {
  readonly pages: readonly MachinePage[];
  readonly site: MachineSite;
}
