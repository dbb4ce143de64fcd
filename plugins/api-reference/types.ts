/**
 * The API reference as plain data that can be serialized as JSON. The published JSON Schema is generated from these
 * types and those of `publish/types.ts`, including comments.
 */

import type { History } from './history/types';

/** The lowest plan that includes a package, an entry or a member; each plan includes the lower ones. */
export type Plan = 'community' | 'pro' | 'premium';

/** Every plan, cheapest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

/** Deprecation notice of the package; empty without a reason. */
export type Deprecation = string | null;

/** Properties of everything that has a name. */
export interface Documented {
  name: string;
  /** Markdown. */
  description: string;
  deprecated: Deprecation;
  /** History across versions, if there is any. */
  history?: History;
}

/** Something that comes with a plan. */
export interface Planned extends Documented {
  plan: Plan;
}

/** One argument of a function. */
export interface ParameterDoc {
  name: string;
  /** A readable TypeScript type. */
  type: string;
  required: boolean;
  /** Whether it is a rest parameter. */
  rest: boolean;
  history?: History;
  /** Markdown. */
  description: string;
  /** Members of an object argument without an entry; only for hooks. */
  members?: PropDoc[];
}

/** Return value of a function. */
export interface ReturnDoc {
  /** A readable TypeScript type. */
  type: string;
  /** Markdown. */
  description: string;
  /** Members of an object without an entry; only for hooks. */
  members?: PropDoc[];
}

/** One way to call a function. */
export interface SignatureDoc {
  /** Type parameters, such as `<R extends GridValidRowModel>`; empty if there are none. */
  typeParameters: string;
  parameters: ParameterDoc[];
  returns: ReturnDoc;
}

/** One prop of a component, or one member of an interface or a class. */
export interface PropDoc extends Planned {
  /** A readable TypeScript type; `undefined` is left out of optional ones. */
  type: string;
  required: boolean;
  default: string | null;
  /** Each way to call it, when it is a function. */
  signatures?: SignatureDoc[];
  /** Interface that declares an inherited member. */
  from?: string;
  /** Whether the member is static, such as `setLicenseKey` of `LicenseInfo.setLicenseKey()`. */
  static?: true;
}

/** Props that a component passes to one of its slots, in addition to those from `slotProps`. */
export interface PassedProps {
  /** Names, some of them in some places only. */
  props: string[];
  /** Whether there are others, which are only known at run time. */
  others?: true;
}

/** A part of a component that can be replaced. */
export interface SlotDoc extends Planned {
  /** Readable TypeScript type of the slot's value. */
  type: string;
  /** Default component of the slot. */
  default: string | null;
  /** Props that the slot receives, where the JavaScript of the package shows them. */
  receives?: PassedProps;
}

/** A CSS class of a component; its name is its key in the `classes` prop. */
export interface ClassDoc extends Documented {
  /** Global class name, such as `MuiDataGrid-root`. */
  className: string;
  /** Whether all components share the global class name: `Mui-selected`. */
  isState: boolean;
}

/** Props that a component hands on to something outside the documented packages. */
export interface InheritedProps {
  /** Component or interface that declares them, such as `ButtonBase` or `HTMLAttributes`. */
  from: string;
  package: string;
  props: string[];
}

/** Theme options of a component. */
export interface ThemeDoc {
  /** Key in `theme.components`, such as `MuiDataGrid`. */
  name: string;
  defaultProps: boolean;
  styleOverrides: boolean;
}

/** A place an entry can be imported from. */
export interface ImportForm {
  path: string;
  /** Types are imported with `import type`. */
  typeOnly: boolean;
}

/** Members that belong together. */
export interface MemberGroup {
  /** Interface that declares them, such as `GridSortApi`, or the category in the package. */
  name: string;
  /** Name of the feature: `Sort`. */
  title: string;
  /** Markdown. */
  description: string;
  /** Names of members of the same entry. */
  members: string[];
}

/** Properties of all entries. */
export interface EntryBase extends Planned {
  /** Address of the JSON Schema; in published files only. */
  $schema?: string;
  /** Last segment of the address: usually the name in kebab case. */
  slug: string;
  /** Folder of the address, such as `data-grid`. */
  family: string;
  /** Package of the lowest plan that exports it. */
  package: string;
  imports: ImportForm[];
}

/** A React component. */
export interface ComponentEntry extends EntryBase {
  kind: 'component';
  props: PropDoc[];
  slots: SlotDoc[];
  classes: ClassDoc[];
  inherits: InheritedProps[];
  /** Whether its type also allows props with any name. */
  takesAnyProp?: true;
  /** `null` for a component that themes do not know. */
  theme: ThemeDoc | null;
}

/** An exported interface or type that readers look up by name, or a class. */
export interface InterfaceEntry extends EntryBase {
  kind: 'interface' | 'class';
  /** Type parameters; empty if there are none. */
  typeParameters: string;
  /** Readable TypeScript type of an entry without members, such as a union; otherwise `null`. */
  definition: string | null;
  /** Constructor signatures. */
  constructors: SignatureDoc[];
  /** Members; for a class, instance members before static ones. */
  props: PropDoc[];
  /** Members by declaring interface, if there are several. */
  groups: MemberGroup[];
  inherits: InheritedProps[];
}

/** A React hook. */
export interface HookEntry extends EntryBase {
  kind: 'hook';
  /** Each way to call it. */
  signatures: SignatureDoc[];
}

/** Something that happens in a grid and can be listened to. */
export interface EventDoc extends Planned {
  /** Type of a listener's first argument; `null` for none. */
  params: string | null;
  /** Type of the DOM or React event that caused it; `null` for none. */
  event: string | null;
  /** Component prop that listens to it, such as `onRowClick`. */
  prop: string | null;
}

/** Events of a grid. */
export interface EventsEntry extends EntryBase {
  kind: 'events';
  events: EventDoc[];
}

/** A function that reads a part of a grid's state. */
export interface SelectorDoc extends Planned {
  /** Readable TypeScript type of its result. */
  returns: string;
  /** Parameters other than the grid or its state. */
  parameters: ParameterDoc[];
}

/** Selectors of a grid. */
export interface SelectorsEntry extends EntryBase {
  kind: 'selectors';
  selectors: SelectorDoc[];
  groups: MemberGroup[];
}

/** An entry: a name with a page. */
export type ApiEntry = ComponentEntry | InterfaceEntry | HookEntry | EventsEntry | SelectorsEntry;

export type EntryKind = ApiEntry['kind'];

/** Every kind, in the order readers see them. */
export const ENTRY_KINDS: readonly EntryKind[] = [
  'component',
  'hook',
  'interface',
  'class',
  'events',
  'selectors',
];

/** An export without a page: a type, or a value that code can import. */
export interface ExportDoc extends Planned {
  kind: 'type' | 'function' | 'value' | 'class';
  family: string;
  package: string;
  /** TypeScript: the members of an interface, the definition of an alias, or the type of a value. */
  text: string;
}

/** A package whose reference this is. */
export interface PackageDoc {
  name: string;
  version: string;
}

/** The reference of one docs version. */
export interface ApiReference {
  packages: PackageDoc[];
  entries: ApiEntry[];
  exports: ExportDoc[];
}
