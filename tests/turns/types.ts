/**
 * Digests of all that goes into the look of a page. `own` belongs to the page alone; what the others digest is shared
 * with other pages.
 */
export interface PageParts {
  /** Head and content of its HTML, its sources, its demos with the files beside them. */
  readonly own: string;
  /** Code of packages and other folders that its demos import; empty without demos. */
  readonly packages: string;
  /** The rest of its HTML: bar, sidebar, footer. */
  readonly frame: string;
  /** The site's components, plugins, styles, strings and packages. */
  readonly site: string;
  /** The checks themselves, and the versions of axe and the browser's driver. */
  readonly checks: string;
}

/** What pages share, in the order in which a change of it matters. */
export const SHARED_PARTS = ['packages', 'frame', 'site', 'checks'] as const;

export type SharedPart = (typeof SHARED_PARTS)[number];

/** When a page passed every check, and what went into it then. */
export interface LookRecord extends PageParts {
  /** ISO date. */
  readonly on: string;
}

/** What a page shows of the code that it shares with others, in any words that pages have in common. */
export interface Features {
  /** Of the site: components, elements, attributes. */
  readonly site: ReadonlySet<string>;
  /** Of the packages of its demos: exports, classes. */
  readonly packages: ReadonlySet<string>;
}

/** A page that may be looked at. */
export interface Candidate {
  /** Address. */
  readonly path: string;
  readonly parts: PageParts;
  readonly features: Features;
  /** Absent for a page that nobody has looked at. */
  readonly last?: LookRecord;
}

/** Why a page is looked at: it is new, it changed, a shared part changed, or it is its turn. */
export type LookReason = 'new' | 'changed' | SharedPart | 'turn';

/** A page that is to be looked at. */
export interface ChosenLook {
  readonly path: string;
  readonly reason: LookReason;
}
