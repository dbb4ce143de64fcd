import type { History } from '../../../../plugins/api-reference/history/types.ts';
import type { Deprecation, EntryKind, ExportDoc } from '../../../../plugins/api-reference/types.ts';

/** Kinds of members that JSX can use. */
export const CHECKED_MEMBERS = ['prop', 'slot', 'class'] as const;
export type CheckedMember = (typeof CHECKED_MEMBERS)[number];

/** A name with its history. */
export interface Known {
  readonly name: string;
  readonly deprecated: Deprecation;
  readonly history: History;
}

/** An export of a version. */
export interface KnownExport extends Known {
  readonly kind: EntryKind | ExportDoc['kind'];
  readonly family: string;
  /** Packages that export it. */
  readonly packages: readonly string[];
  /** Address of its page; `null` if it has none. */
  readonly page: string | null;
  /** Members of a component or of the grid's API object; `null` if unknown. */
  readonly members: Readonly<Record<CheckedMember, ReadonlyMap<string, Known>>> | null;
  /** Props that it passes to an element outside of the documented packages. */
  readonly inherited: ReadonlySet<string>;
  /** Whether it supports props that the reference does not list; then only names from histories can be missing. */
  readonly isOpen: boolean;
}

/** Exports of a version's packages. */
export interface Surface {
  readonly version: string;
  /** Family of each package. */
  readonly families: ReadonlyMap<string, string>;
  /** By family and name. */
  readonly exports: ReadonlyMap<string, ReadonlyMap<string, KnownExport>>;
  /** Modules below the packages, such as `@mui/x-data-grid/DataGrid`. */
  readonly modules: ReadonlySet<string>;
}

/** An import of a documented package. */
export interface ImportUse {
  readonly name: string;
  readonly module: string;
  readonly line: number;
  readonly column: number;
}

/** A component of a documented package in JSX, with its members. */
export interface ElementUse {
  /** Exported name. */
  readonly component: string;
  readonly module: string;
  readonly members: readonly MemberUse[];
}

export interface MemberUse {
  readonly kind: CheckedMember;
  readonly name: string;
  /** The prop that contains the name, such as `slotProps`; empty for props. */
  readonly within: string;
  readonly line: number;
  readonly column: number;
}

/** Uses of the documented packages in code. */
export interface Uses {
  readonly imports: readonly ImportUse[];
  readonly elements: readonly ElementUse[];
}

/** A name in code that a version does not have or that is deprecated. */
export interface Finding {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly problem: 'missing' | 'deprecated';
  readonly kind: 'package' | 'module' | 'export' | CheckedMember;
  readonly name: string;
  /** The module that should export it, or the component that should have it. */
  readonly of: string;
  /** Replacement that this version has. */
  readonly successor: string | null;
  /** Suggested name. */
  readonly nearest: string | null;
  /** The version that added or removed it, or the advice of the package. */
  readonly reason: string;
  /** The release that lacks it, `7.5.1`, if the documented one has it. */
  readonly release?: string;
  /** A sentence. */
  readonly message: string;
}
