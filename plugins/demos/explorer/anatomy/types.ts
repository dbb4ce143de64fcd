/** Reference data about a component's parts, as pages load it. Addresses are those of the default language. */
export interface AnatomyFacts {
  /** The component: `DatePicker`. */
  readonly of: string;
  readonly address: string;
  /** Key of the component in `components` of a theme. */
  readonly themeKey: string;
  readonly slots: readonly SlotFacts[];
  /** Documented CSS classes of its family, by their names in a page's HTML, without state classes. */
  readonly classes: Readonly<Record<string, ClassFacts>>;
}

/** A slot of the component. */
export interface SlotFacts {
  readonly name: string;
  readonly address: string;
  /** Whether it renders an element; focus traps and transitions do not. */
  readonly hasElement: boolean;
  /** Default component of the slot; `null` if it is unknown. */
  readonly component: ComponentFacts | null;
  /** Props that `slotProps` can set; empty if the reference does not have the component. */
  readonly props: readonly Linked[];
}

export interface ComponentFacts {
  readonly name: string;
  /** `null` for components of other packages. */
  readonly address: string | null;
  readonly theme: Linked | null;
}

/** A name and its address in the reference. */
export interface Linked {
  readonly name: string;
  readonly address: string;
}

/** One CSS class. */
export interface ClassFacts {
  /** The component that has it. */
  readonly component: string;
  /** Its key in `classes` and in `styleOverrides`: `labelContainer`. */
  readonly key: string;
  readonly address: string;
  readonly theme: Linked | null;
}

/** Data in a page's own chunk; the rest is loaded with the component. */
export interface AnatomyDescriptor {
  readonly load: () => Promise<{ readonly default: AnatomyFacts }>;
}
