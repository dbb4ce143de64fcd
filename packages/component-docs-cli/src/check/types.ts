import type { History } from '../../../../plugins/api-reference/history/types.ts';
import type { Deprecation, EntryKind, ExportDoc } from '../../../../plugins/api-reference/types.ts';

/** What code can name of a component: the kinds of members that JSX gives it. */
export const CHECKED_MEMBERS = ['prop', 'slot', 'class'] as const;
export type CheckedMember = (typeof CHECKED_MEMBERS)[number];

/** Something with a name, and what became of it. */
export interface Known {
  readonly name: string;
  readonly deprecated: Deprecation;
  readonly history: History;
}

/** An export of a version. */
export interface KnownExport extends Known {
  readonly kind: EntryKind | ExportDoc['kind'];
  readonly family: string;
  /** The packages that export it. */
  readonly packages: readonly string[];
  /** Address of its page; `null` for what has none. */
  readonly page: string | null;
  /** The members of a component and of the grid's API object; `null` where they are not known. */
  readonly members: Readonly<Record<CheckedMember, ReadonlyMap<string, Known>>> | null;
  /** Props that it hands on to something outside the documented packages. */
  readonly inherited: ReadonlySet<string>;
  /** Whether it takes props that the reference does not list: only what is known of others can be missing. */
  readonly isOpen: boolean;
}

/** What the packages of a version have, as code can name it. */
export interface Surface {
  readonly version: string;
  /** The family of each package. */
  readonly families: ReadonlyMap<string, string>;
  /** By family and name. */
  readonly exports: ReadonlyMap<string, ReadonlyMap<string, KnownExport>>;
  /** Addresses of modules below the packages, such as `@mui/x-data-grid/DataGrid`. */
  readonly modules: ReadonlySet<string>;
}

/** An import of a documented package in code. */
export interface ImportUse {
  readonly name: string;
  readonly module: string;
  readonly line: number;
  readonly column: number;
}

/** A component of a documented package in JSX, with what it is given. */
export interface ElementUse {
  /** As it is exported. */
  readonly component: string;
  readonly module: string;
  readonly members: readonly MemberUse[];
}

export interface MemberUse {
  readonly kind: CheckedMember;
  readonly name: string;
  /** The prop that names it, such as `slotProps`; empty for props. */
  readonly within: string;
  readonly line: number;
  readonly column: number;
}

/** What code uses of the documented packages. */
export interface Uses {
  readonly imports: readonly ImportUse[];
  readonly elements: readonly ElementUse[];
}

/** Something in code that a version does not have, or advises against. */
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
  /** What took its place, in a name that this version has. */
  readonly successor: string | null;
  /** The name that was probably meant. */
  readonly nearest: string | null;
  /** Which version brought it or no longer has it, or what the package advises. */
  readonly reason: string;
  /** The release that lacks it, `7.5.1`, where the documented one has it. */
  readonly release?: string;
  /** A sentence. */
  readonly message: string;
}
