import type { EntryKind, Plan } from '../api-reference/types';
import type { Flag } from '../../lib/marks';

/** Kinds of members as readers know them; `listMembers` calls three of these `prop`. */
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
 * An entry of the reference: name, kind, family, last part of the address, plan, `1` if deprecated, prefix of its classes,
 * and by key the prefixes of those that have another one.
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

/** A name of members, and for each entry that has one of that name a number; see `packUse.ts`. */
export type PackedMember = [name: string, ...uses: number[]];

/** A type without a page: its name, and the member that shows it as a number and by its name. */
export type PackedType = [name: string, use: number, member: string];

/** Names of earlier versions beside the names that have their place, by kind and family of these: `prop data-grid`. */
export type FormerNames = Readonly<Record<string, [former: string, name: string][]>>;

/**
 * What came with a minor release: entries by their numbers, members by the number of their entry and their anchor there,
 * `12 prop-rows`.
 */
export type PackedMinors = Readonly<Record<string, (number | string)[]>>;

/** The names of a version's reference. */
export interface NamesFile {
  /** Address of the reference, with a slash at its end. */
  base: string;
  entries: PackedEntry[];
  members: PackedMember[];
  types: PackedType[];
  former: FormerNames;
  /** By minor, such as `7.12`; not there for a version whose minors are not recorded. */
  minors?: PackedMinors;
}

/** A heading of a page and what is below it. */
export interface SearchSection {
  anchor: string;
  heading: string;
  /** The heading in the language that the page is translated from: readers know features by these names, too. */
  original?: string;
  plan?: Plan;
  flags?: readonly Flag[];
  /** The messages that it is about, each in parts; those that a program fills in are empty. */
  messages?: readonly (readonly string[])[];
}

/** A page of the documentation, without its text. */
export interface SearchPage {
  /** With the site's base, the language's included. */
  address: string;
  title: string;
  description: string;
  /** Other words by which readers look for the page. */
  keywords?: readonly string[];
  /** The title and the keywords in the language that the page is translated from. */
  original?: readonly string[];
  /** The first folder of its address below the version. */
  area: string;
  /** The groups of the sidebar around it. */
  trail: string[];
  plan?: Plan;
  flags?: readonly Flag[];
  sections: SearchSection[];
}

/** The pages of a version in one language. */
export interface PagesFile {
  pages: SearchPage[];
}

/** The text of pages: their number, what is before the first heading, and what is below each. */
export type TextsFile = [page: number, texts: string[]][];

/** Where the index of a version is, in one language. */
export interface VersionFiles {
  pages: string;
  /** `null` for a version without a reference. */
  names: string | null;
  /** By area, the first folder of its pages. */
  texts: Record<string, string>;
}

/** Where the indexes of a language are, by version. */
export type IndexFiles = Record<string, VersionFiles>;

/** A page with its text, before it is split over the files of an index. */
export interface PageSource extends SearchPage {
  texts: string[];
}

/** Marks of a result besides its plan. */
export type ResultFlag = Flag | 'deprecated';

export const RESULT_FLAGS: readonly ResultFlag[] = ['new', 'unstable', 'planned', 'deprecated'];

/** Query of a reader; an empty choice includes everything. */
export interface SearchQuery {
  text: string;
  /** Where the reader is: pages of the same area are likelier to be meant. */
  area: string;
  group: GroupName | '';
  plan: Plan | '';
  flag: ResultFlag | '';
}

export const GROUP_NAMES = ['pages', 'api'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** Text in pieces, of which every second one matches. */
export type MarkedText = string[];

export interface SearchResult {
  address: string;
  kind: 'page' | 'section' | EntryKind | MemberKind;
  title: MarkedText;
  /** The name that the reader typed, in whose place the title is. */
  former?: MarkedText;
  /** Where it belongs: groups of the sidebar, or the entries that have the member. */
  context: string[];
  /** Text of the page around the match. */
  excerpt?: MarkedText;
  plan?: Exclude<Plan, 'community'>;
  /** The minor release in which a name came, where it is not the first of a version. */
  since?: string;
  flags: ResultFlag[];
}

export interface ResultGroup {
  name: GroupName;
  results: SearchResult[];
  /** How many there are, shown or not. */
  total: number;
}

export interface SearchResults {
  /** Best group first; groups without results are left out. */
  groups: ResultGroup[];
  /** Whether nothing matches and these are what comes near. */
  isNear: boolean;
}
