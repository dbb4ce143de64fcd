import type {
  ComparisonDocument,
  Difference,
} from '../../../../plugins/api-reference/compare/types.ts';
import type { VersionName } from '../../../../plugins/api-reference/data/during.ts';

/*
 * What passes between the stages of an upgrade, as plain data: files, what they use, what became of it (hits), what was
 * written, what is left.
 */

/** The versions that an upgrade leads from and to, the earlier one first. */
export interface UpgradePath {
  readonly from: VersionName;
  readonly to: VersionName;
}

/** A file of the reader's. */
export interface UpgradeFile {
  /** Its ending says what it is written in. */
  readonly name: string;
  readonly text: string;
}

/** A place in a file, in characters from its start. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Text that takes the place of other text. */
export interface Edit extends Range {
  readonly text: string;
}

/** What code can name of the library. */
export type UseKind =
  | 'package'
  | 'module'
  | 'export'
  | 'prop'
  | 'slot'
  | 'class'
  | 'event'
  | 'theme'
  | 'variable'
  | 'role'
  | 'value'
  | 'element';

/** A value that code gives to something, as far as the file shows it. */
export interface GivenValue {
  readonly form: 'array' | 'object' | 'function' | 'unknown';
  /** Of an object. */
  readonly keys: readonly string[];
  /** By parameter of a function: the members that it reads, `*` for a use as a whole, `[]` for an index. */
  readonly reads: readonly (readonly string[])[];
  /** What the functions in a function read from their first parameter. */
  readonly returned: readonly (readonly string[])[];
}

/** A place in code that names something of the library. */
export interface Use extends Range {
  readonly kind: UseKind;
  readonly name: string;
  /** Exports of which it may be a member, likeliest first; for exports the module that they come from. */
  readonly of: readonly string[];
  /** The families that the file has to do with; of an import, the one of its package. */
  readonly families: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What a prop is set to, if that is a text or a number in the code. */
  readonly value?: Range & { readonly text: string };
  /** Whether it is written in an element: a prop, or a key of its slots. */
  readonly isAttribute?: true;
  readonly given?: GivenValue;
  /** Of a method that is called. */
  readonly argumentCount?: number;
  /** The function that a prop is set to. */
  readonly handler?: Range;
  /** Whether TypeScript infers a list of such objects without their type, so that texts in it are any `string`. */
  readonly isUntyped?: true;
  /** Whether code creates or extends a class. */
  readonly isExtended?: true;
  /** Of a class, where its whole name in the page's HTML is written. */
  readonly global?: Range;
  /** Everything that changes when the name does. */
  readonly written: readonly WrittenName[];
  /** The statement that imports it. */
  readonly importedBy?: ImportStatement;
}

/** A place at which a name would be replaced. */
export interface WrittenName extends Range {
  /** What has to stay around a new name: `Old: ` of a shorthand property, ` as Old` of an import. */
  readonly before?: string;
  readonly after?: string;
  /** What to write instead of the new name: slots had a capital where they were called components. */
  readonly text?: string;
}

/** An import as far as it is written again. */
export interface ImportStatement extends Range {
  readonly module: string;
  readonly isTypeOnly: boolean;
  readonly specifiers: readonly ImportedName[];
}

export interface ImportedName {
  /** As it is exported; `default`, or `*` for all. */
  readonly imported: string;
  readonly local: string;
  readonly isTypeOnly: boolean;
}

/**
 * What happened to something that code uses. `missing` is what a codemod wrote and the later version does not have;
 * `rewrite` is code that relies on a former signature, type or place.
 */
export type HitChange =
  | 'missing'
  | 'removed'
  | 'renamed'
  | 'moved'
  | 'value'
  | 'rewrite'
  | 'default'
  | 'type'
  | 'behavior'
  | 'deprecated';

/** Code with these cannot stay as it is. */
export const BREAKING: ReadonlySet<HitChange> = new Set([
  'missing',
  'removed',
  'renamed',
  'moved',
  'value',
  'rewrite',
]);

/** A section of a migration guide. */
export interface GuideLink {
  /** With the anchor. */
  readonly address: string;
  readonly title: string;
}

/** A place in code at which an upgrade changes something. */
export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly change: HitChange;
  readonly name: string;
  /** The component, type or module that has it; empty for what has no owner. */
  readonly of: string;
  /** What takes its place, as far as it is known. */
  readonly instead: string | null;
  /** What is not what it was. */
  readonly differences: readonly Difference[];
  readonly guides: readonly GuideLink[];
  /** The page of the reference in the later version, or the last that has it. */
  readonly api: string | null;
  /** The line of the code. */
  readonly code: string;
  /** What to write, where that follows from the names alone. */
  readonly edits: readonly Edit[];
}

/** A section of a guide, and the names in it. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  /** Names in its listings of the older code. */
  readonly before: readonly string[];
  /** Those of them that its listings of the newer code lack. */
  readonly changed: readonly string[];
  /** Names in code font. */
  readonly said: readonly string[];
  /** Patterns of uses that behave differently, or have to be rewritten, under their old name: see `matchPattern`. */
  readonly behavior: readonly string[];
  /**
   * Keys of themes, classes and CSS variables by their older names, as tables have them; `null` for what nothing takes the
   * place of. What only has styles has no place in the reference.
   */
  readonly renames: Readonly<Record<string, string | null>>;
}

/** A migration guide, as it is published for the upgrade. */
export interface UpgradeGuide {
  readonly family: string;
  readonly from: VersionName;
  readonly to: VersionName;
  /** What the older code imports from, where that is another package. */
  readonly package?: string;
  /** Of the page, with a slash at its end. */
  readonly address: string;
  readonly sections: readonly GuideSection[];
}

/** A package of a version, with what it needs beside it. */
export interface PackageRelease {
  readonly name: string;
  readonly release: string;
  /** Ranges by package. */
  readonly peers: Readonly<Record<string, string>>;
}

/** The packages of each version, by its name. */
export type Releases = Readonly<Partial<Record<string, readonly PackageRelease[]>>>;

/** `upgrade/upgrade.json` beside the published reference: what upgrades need besides comparisons. */
export interface UpgradeDocument {
  readonly guides: readonly UpgradeGuide[];
  readonly releases: Releases;
  /** The families that each version has. */
  readonly families: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The exports of a version by family, with the props of a component; `null` where these are not known, or are none. */
export type VersionNames = Readonly<
  Record<string, Readonly<Record<string, readonly string[] | null>>>
>;

/** What is known of an upgrade. */
export interface UpgradeFacts extends UpgradePath {
  readonly comparisons: readonly Pick<ComparisonDocument, 'family' | 'changes'>[];
  /** Those on the way, the oldest first. */
  readonly guides: readonly UpgradeGuide[];
  /** What the later version has; not there where nothing is written. */
  readonly names?: VersionNames;
}

/** A file that could not be read or rewritten. */
export interface Failure {
  readonly file: string;
  readonly message: string;
}

/** What is found in files. */
export interface Analysis {
  readonly hits: readonly Hit[];
  readonly failures: readonly Failure[];
  /** How many places name something of the library. */
  readonly uses: number;
}

/** A file before and after. */
export interface UpgradedFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What was written, and what is left to do. */
export interface Upgrade {
  readonly files: readonly UpgradedFile[];
  /** Codemods that ran, in their order. */
  readonly codemods: readonly string[];
  readonly left: Analysis;
}
