/**
 * What the reference says, as plain data that survives JSON. The published JSON Schema is made from
 * these types and those of `publish/types.ts`, comments included.
 */

import type { History } from './history/types';

/** The plan a package, an entry or a member first comes with; each plan contains the ones before it. */
export type Plan = 'community' | 'pro' | 'premium';

/** Every plan, cheapest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

/** A reason not to use something any more, in the package's own words; empty when it gives none. */
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
  /** Whether it stands for all further arguments. */
  rest: boolean;
  history?: History;
  /** Markdown. */
  description: string;
  /** The members of an argument that is an object without an entry of its own; hooks only. */
  members?: PropDoc[];
}

/** Return value of a function. */
export interface ReturnDoc {
  /** A readable TypeScript type. */
  type: string;
  /** Markdown. */
  description: string;
  /** The members of an object without an entry of its own; hooks only. */
  members?: PropDoc[];
}

/** One way to call a function. */
export interface SignatureDoc {
  /** Between angle brackets, such as `<R extends GridValidRowModel>`; empty when there are none. */
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
  /** The interface that declares a member which an interface inherits. */
  from?: string;
  /** Whether it is the class itself that has it, such as `setLicenseKey` of `LicenseInfo.setLicenseKey()`. */
  static?: true;
}

/** Props that a component passes to one of its slots, besides those that its user passes through it. */
export interface PassedProps {
  /** Names, some of them in some places only. */
  props: string[];
  /** Whether there are others, which are known at run time only. */
  others?: true;
}

/** A part of a component that can be replaced. */
export interface SlotDoc extends Planned {
  /** A readable TypeScript type of what the slot takes. */
  type: string;
  /** The component it holds until it is replaced. */
  default: string | null;
  /** Props that the slot receives, where the JavaScript of the package shows them. */
  receives?: PassedProps;
}

/** A CSS class of a component; its name is its key in the `classes` prop. */
export interface ClassDoc extends Documented {
  /** The name in the page's HTML, such as `MuiDataGrid-root`. */
  className: string;
  /** Whether the global name is shared by all components that can be in this state: `Mui-selected`. */
  isState: boolean;
}

/** Props that a component hands on to something outside the documented packages. */
export interface InheritedProps {
  /** The component or interface that declares them, such as `ButtonBase` or `HTMLAttributes`. */
  from: string;
  package: string;
  props: string[];
}

/** Theme options of a component. */
export interface ThemeDoc {
  /** The key below `components`, such as `MuiDataGrid`. */
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
  /** The interface that declares them, such as `GridSortApi`, or the category the package gives them. */
  name: string;
  /** The feature, in words: `Sort`. */
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
  /** The last part of the address: for most the name in kebab case. */
  slug: string;
  /** The folder of the address, such as `data-grid`. */
  family: string;
  /** The package of the cheapest plan that exports it. */
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
  /** Its type takes props of any name besides. */
  takesAnyProp?: true;
  /** `null` for a component that themes do not know. */
  theme: ThemeDoc | null;
}

/** An exported interface or type that readers look up by name, or a class. */
export interface InterfaceEntry extends EntryBase {
  kind: 'interface' | 'class';
  /** Between angle brackets; empty when there are none. */
  typeParameters: string;
  /** A readable TypeScript type of what has no members of its own, such as a union; else `null`. */
  definition: string | null;
  /** The ways to construct a class. */
  constructors: SignatureDoc[];
  /** The members; of a class, those of its instances before those of its own. */
  props: PropDoc[];
  /** The members by the interface that declares them, where there are several. */
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
  /** The type of the first argument of a listener; `null` for none. */
  params: string | null;
  /** The type of the DOM or React event that caused it; `null` for none. */
  event: string | null;
  /** The component prop that listens to it, such as `onRowClick`. */
  prop: string | null;
}

/** The events of a grid. */
export interface EventsEntry extends EntryBase {
  kind: 'events';
  events: EventDoc[];
}

/** A function that reads a part of a grid's state. */
export interface SelectorDoc extends Planned {
  /** A readable TypeScript type of what it reads. */
  returns: string;
  /** Parameters other than the grid or its state. */
  parameters: ParameterDoc[];
}

/** The selectors of a grid. */
export interface SelectorsEntry extends EntryBase {
  kind: 'selectors';
  selectors: SelectorDoc[];
  groups: MemberGroup[];
}

/** Everything the reference says about one thing with a page of its own. */
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

/** An export without a page of its own: what a type name stands for, or what code may import. */
export interface ExportDoc extends Planned {
  kind: 'type' | 'function' | 'value' | 'class';
  family: string;
  package: string;
  /** TypeScript: the members of an interface, what an alias stands for, the type of a value. */
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
