import type {
  ComparisonDocument,
  Difference,
} from '../../../../plugins/api-reference/compare/types.ts';
import type { VersionName } from '../../../../plugins/api-reference/data/during.ts';
import type { KnownProblem } from '../../../../plugins/known-problems/types.ts';

/*
 * Plain data that the stages of an upgrade exchange: files, their uses of the library, hits, rewritten files, and what
 * is left.
 */

/** Source and target version of an upgrade; the source is earlier. */
export interface UpgradePath {
  readonly from: VersionName;
  readonly to: VersionName;
}

/** A file of the reader. */
export interface UpgradeFile {
  /** The extension determines the language. */
  readonly name: string;
  readonly text: string;
}

/** Location in a file, in characters from its start. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces a range of the text. */
export interface Edit extends Range {
  readonly text: string;
}

/** Kinds of names in the library. */
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

/** A value in code, as far as the file shows it. */
export interface GivenValue {
  readonly form: 'array' | 'object' | 'function' | 'unknown';
  /** Keys of an object. */
  readonly keys: readonly string[];
  /** For each parameter of a function, the members that it reads; `*` for a use as a whole, `[]` for an index. */
  readonly reads: readonly (readonly string[])[];
  /** Members that nested functions read from their first parameter. */
  readonly returned: readonly (readonly string[])[];
}

/** A use of a library name in code. */
export interface Use extends Range {
  readonly kind: UseKind;
  readonly name: string;
  /** Exports that may have the member, most likely first; for exports, the module that exports them. */
  readonly of: readonly string[];
  /** Families that the file uses; for an import, that of its package. */
  readonly families: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Value of a prop, if it is a literal string or number. */
  readonly value?: Range & { readonly text: string };
  /** Whether the name is a prop of an element, or a key of its slots. */
  readonly isAttribute?: true;
  readonly given?: GivenValue;
  /** Number of arguments of a method call. */
  readonly argumentCount?: number;
  /** Function that is the value of a prop. */
  readonly handler?: Range;
  /** Whether TypeScript infers the type of a list of such objects, so that its texts have the type `string`. */
  readonly isUntyped?: true;
  /** Whether code creates or extends a class. */
  readonly isExtended?: true;
  /** Range of a class's full name in the HTML. */
  readonly global?: Range;
  /** Everything that changes with the name. */
  readonly written: readonly WrittenName[];
  /** The import statement. */
  readonly importedBy?: ImportStatement;
}

/** A range in which a name would be replaced. */
export interface WrittenName extends Range {
  /** Text around a new name: `Old: ` of a shorthand property, ` as Old` of an import. */
  readonly before?: string;
  readonly after?: string;
  /** Text that replaces the new name: slots were capitalized when they were called components. */
  readonly text?: string;
}

/** An import to rewrite. */
export interface ImportStatement extends Range {
  readonly module: string;
  readonly isTypeOnly: boolean;
  readonly specifiers: readonly ImportedName[];
}

export interface ImportedName {
  /** Exported name; `default`, or `*` for the whole module. */
  readonly imported: string;
  readonly local: string;
  readonly isTypeOnly: boolean;
}

/**
 * Change of something that code uses. `missing`: a codemod wrote a name that the later version does not have;
 * `rewrite`: code relies on a former signature, type or location.
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

/** Changes after which code has to change. */
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
  /** Including the anchor. */
  readonly address: string;
  readonly title: string;
}

/** A location in code that an upgrade affects. */
export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly change: HitChange;
  readonly name: string;
  /** The component, type or module that has the name; empty without an owner. */
  readonly of: string;
  /** Replacement, if known. */
  readonly instead: string | null;
  /** Differences. */
  readonly differences: readonly Difference[];
  readonly guides: readonly GuideLink[];
  /** The API page in the later version, or in the last version that has it. */
  readonly api: string | null;
  /** Text of the line. */
  readonly code: string;
  /** Edits, if names alone determine them. */
  readonly edits: readonly Edit[];
}

/** A section of a guide and its names. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  /** Names in its listings of older code. */
  readonly before: readonly string[];
  /** Those names that its newer listings lack. */
  readonly changed: readonly string[];
  /** Names in code font. */
  readonly said: readonly string[];
  /** Patterns of uses that behave differently or have to be rewritten although their name stays; see `matchPattern`. */
  readonly behavior: readonly string[];
  /**
   * Theme keys, classes and CSS variables of tables by former name; `null` without a replacement. Names that only
   * affect styles are not in the reference.
   */
  readonly renames: Readonly<Record<string, string | null>>;
}

/** A migration guide in its published form. */
export interface UpgradeGuide {
  readonly family: string;
  readonly from: VersionName;
  readonly to: VersionName;
  /** Package that older code imports from, if it was another one. */
  readonly package?: string;
  /** Address of the page, with a trailing slash. */
  readonly address: string;
  readonly sections: readonly GuideSection[];
}

/** A package of a version with its peers. */
export interface PackageRelease {
  readonly name: string;
  readonly release: string;
  /** Ranges by package. */
  readonly peers: Readonly<Record<string, string>>;
}

/** Packages of each version, by its name. */
export type Releases = Readonly<Partial<Record<string, readonly PackageRelease[]>>>;

/** `upgrade/upgrade.json` next to the published reference: data for upgrades besides comparisons. */
export interface UpgradeDocument {
  readonly guides: readonly UpgradeGuide[];
  readonly releases: Releases;
  /** Families of each version. */
  readonly families: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Known problems of all versions. */
  readonly problems: readonly KnownProblem[];
}

/** Known problems that an upgrade removes or adds, for the components that the code uses. */
export interface ProblemChanges {
  readonly removed: readonly ProblemChange[];
  readonly added: readonly ProblemChange[];
}

export interface ProblemChange {
  /** Markdown in one line. */
  readonly title: string;
  readonly components: readonly string[];
  /** Address of the description. */
  readonly address: string;
}

/** Exports of a version by family, with the props of a component; `null` if these are unknown or there are none. */
export type VersionNames = Readonly<
  Record<string, Readonly<Record<string, readonly string[] | null>>>
>;

/** Data of an upgrade. */
export interface UpgradeFacts extends UpgradePath {
  readonly comparisons: readonly Pick<ComparisonDocument, 'family' | 'changes'>[];
  /** Guides of all steps, oldest first. */
  readonly guides: readonly UpgradeGuide[];
  /** Names of the later version; missing if nothing is rewritten. */
  readonly names?: VersionNames;
}

/** A file that could not be read or rewritten. */
export interface Failure {
  readonly file: string;
  readonly message: string;
}

/** Findings in files. */
export interface Analysis {
  readonly hits: readonly Hit[];
  readonly failures: readonly Failure[];
  /** Number of uses of library names. */
  readonly uses: number;
}

/** A file before and after the upgrade. */
export interface UpgradedFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Rewritten files, and what is left. */
export interface Upgrade {
  readonly files: readonly UpgradedFile[];
  /** Codemods that ran, in order. */
  readonly codemods: readonly string[];
  readonly left: Analysis;
}
