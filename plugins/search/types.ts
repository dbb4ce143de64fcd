import type { EntryKind, Plan } from '../api-reference/types';
import type { Flag } from '../../lib/marks';

/** Kinds of members in readers' terms; `listMembers` reports three of these as `prop`. */
export const MEMBER_KINDS = [
  'prop',
  'method',
  'member',
  'slot',
  'class',
  'param',
  'event',
  'selector',
] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/**
 * An entry of the reference: name, kind, family, last part of the address, plan, `1` if deprecated, prefix of its
 * classes, and by key the prefixes of classes that differ.
 */
export type PackedEntry = [
  name: string,
  kind: EntryKind,
  family: string,
  slug: string,
  plan: number,
  deprecated: 0 | 1,
  classPrefix?: string,
  otherPrefixes?: Readonly<Record<string, string>>,
];

/** A member name, and a number for each entry with such a member; see `packUse.ts`. */
type PackedMember = [name: string, ...uses: number[]];

/** A type without a page: its name, and the member that shows it, as a packed use and by name. */
export type PackedType = [name: string, use: number, member: string];

/** Former names with their replacements, by the kind and family of the replacement: `prop data-grid`. */
export type FormerNames = Readonly<Record<string, [former: string, name: string][]>>;

/** Additions of each minor release: entries by number; members by entry number and anchor, such as `12 prop-rows`. */
export type PackedMinors = Readonly<Record<string, (number | string)[]>>;

/** The names in a version's reference. */
export interface NamesFile {
  /** Address of the reference, with a trailing slash. */
  base: string;
  entries: PackedEntry[];
  members: PackedMember[];
  types: PackedType[];
  former: FormerNames;
  /** Additions by minor release, such as `7.12`; missing for a version whose minor releases are not recorded. */
  minors?: PackedMinors;
}

/** A section of a page, identified by its heading. */
export interface SearchSection {
  anchor: string;
  heading: string;
  /** Heading in the source language of a translated page; readers search by these names too. */
  original?: string;
  plan?: Plan;
  flags?: readonly Flag[];
  /** Messages that the section explains, each as a list of parts; parts that a program fills in are empty. */
  messages?: readonly (readonly string[])[];
}

/** A documentation page without its text. */
export interface SearchPage {
  /** Address including the base URL of the site and language. */
  address: string;
  title: string;
  description: string;
  /** Other words by which readers search for the page. */
  keywords?: readonly string[];
  /** Title and keywords in the source language of a translated page. */
  original?: readonly string[];
  /** First folder of its address below the version. */
  area: string;
  /** The sidebar groups around the page. */
  trail: string[];
  plan?: Plan;
  flags?: readonly Flag[];
  sections: SearchSection[];
}

/** The pages of a version in one language. */
export interface PagesFile {
  pages: SearchPage[];
}

/**
 * Text of pages: page number, the text before the first heading, and the text below each heading; in the same order,
 * readers' questions, if the page has any.
 */
export type TextsFile = [page: number, texts: string[], questions?: string[]][];

/** Addresses of a version's index in one language. */
export interface VersionFiles {
  pages: string;
  /** `null` for a version without a reference. */
  names: string | null;
  /** By area, the first folder of a page's address. */
  texts: Record<string, string>;
}

/** Addresses of a language's indexes, by version. */
export type IndexFiles = Record<string, VersionFiles>;

/** A page with its text, before it is split into the files of an index. */
export interface PageSource extends SearchPage {
  texts: string[];
  /** Readers' questions about the page and about each section, one per line; missing if there are none. */
  questions?: string[];
}

/** Flags of a result in addition to its plan. */
export type ResultFlag = Flag | 'deprecated';

/** A reader's query; an empty filter includes everything. */
export interface SearchQuery {
  text: string;
  /** Area of the current page, whose pages are preferred. */
  area: string;
  group: GroupName | '';
  plan: Plan | '';
  flag: ResultFlag | '';
}

export const GROUP_NAMES = ['pages', 'api'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** Text split into pieces; every second piece is a match. */
export type MarkedText = string[];

export interface SearchResult {
  address: string;
  kind: 'page' | 'section' | EntryKind | MemberKind;
  title: MarkedText;
  /** The former name that the reader typed and that the title replaces. */
  former?: MarkedText;
  /** Context: sidebar groups, or the entries that have the member. */
  context: string[];
  /** Excerpt of the page around the match. */
  excerpt?: MarkedText;
  plan?: Exclude<Plan, 'community'>;
  /** The minor release that added a name, unless it is the first of the version. */
  since?: string;
  flags: ResultFlag[];
}

export interface ResultGroup {
  name: GroupName;
  results: SearchResult[];
  /** Number of results, shown or not. */
  total: number;
}

export interface SearchResults {
  /** Best group first; empty groups are omitted. */
  groups: ResultGroup[];
  /** Whether nothing matches exactly and these are near matches. */
  isNear: boolean;
}
