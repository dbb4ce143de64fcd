/** The plan a package, an entry or a member first comes with; each plan contains the ones before it. */
export type Plan = 'community' | 'pro' | 'premium';

/** Every plan, cheapest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

export type EntryKind = 'component' | 'interface';

/** A reason not to use something any more, in the package's own words; empty when it gives none. */
export type Deprecation = string | null;

/** One prop of a component, or one member of an interface. */
export interface PropDoc {
  name: string;
  /** A readable TypeScript type; `undefined` is left out of optional ones. */
  type: string;
  required: boolean;
  default: string | null;
  /** Markdown. */
  description: string;
  deprecated: Deprecation;
  plan: Plan;
  /** What the package says about each argument, when the prop is a function. */
  parameters?: ParameterDoc[];
  /** What the package says about the value a function gives back. */
  returns?: string;
}

export interface ParameterDoc {
  name: string;
  description: string;
}

export interface SlotDoc {
  name: string;
  description: string;
  /** The component a slot holds until it is replaced. */
  default: string | null;
  deprecated: Deprecation;
  plan: Plan;
}

export interface ClassDoc {
  /** The name in the component's `classes` prop. */
  key: string;
  /** The name in the page's HTML. */
  className: string;
  description: string;
  deprecated: Deprecation;
}

/** Props that a component hands on to something outside the documented packages. */
export interface InheritedProps {
  /** The component or interface that declares them, such as `ButtonBase` or `HTMLAttributes`. */
  from: string;
  package: string;
  props: string[];
}

/** A place an entry can be imported from. */
export interface ImportForm {
  path: string;
  /** Types are imported with `import type`. */
  typeOnly: boolean;
}

/** Everything the reference says about one component or interface. Plain data: it survives JSON. */
export interface ComponentDoc {
  name: string;
  /** `name` in kebab case, the last part of its address. */
  slug: string;
  kind: EntryKind;
  /** The folder of its address, such as `data-grid`. */
  family: string;
  /** The package of the cheapest plan that exports it. */
  package: string;
  plan: Plan;
  description: string;
  deprecated: Deprecation;
  imports: ImportForm[];
  props: PropDoc[];
  slots: SlotDoc[];
  classes: ClassDoc[];
  inherits: InheritedProps[];
}

/** One component family as the reference presents it. */
export interface ApiFamily {
  /** Folder of its addresses. */
  readonly slug: string;
  /** The packages that hold it, cheapest plan first. */
  readonly packages: readonly { readonly name: string; readonly plan: Plan }[];
  /** Exported types that have a page of their own. */
  readonly interfaces: readonly string[];
  /** What the packages leave unsaid, reviewed by hand. */
  readonly reviewed: ReviewedFacts;
}

/** Facts that neither types nor exports tell. */
export interface ReviewedFacts {
  /** Descriptions of props by name, for components that do not describe them. Markdown. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Plans of props by name, where the free package accepts a prop that does nothing there. */
  readonly plans: Readonly<Record<string, Plan>>;
}

/** One docs version that has an API reference. */
export interface ApiVersion {
  /** Docusaurus' name for the docs version. */
  readonly name: string;
  /** The folder with its pages and its `package.json`, relative to the site. */
  readonly folder: string;
  /** Address segment below `/x/`; empty for the current version. */
  readonly path: string;
  readonly families: readonly ApiFamily[];
}
