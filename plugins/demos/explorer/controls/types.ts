/** Ways to set a prop. */
export type ControlKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'color' }
  | { readonly kind: 'text' };

/** Value of a prop that a reader has set. */
export type ControlValue = boolean | number | string;

/** Values by path; props with their default value are absent. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/** One prop that can be changed. */
export type ControlFacts = ControlKind & {
  /**
   * Path of the prop, starting with the name of the spread that passes it to the demo: `props.grid.horizontal` is
   * `grid={{ horizontal }}` of the component, `series.area` is `area` of its series.
   */
  readonly path: string;
  /** Address of its section in the reference, in the default language. */
  readonly address: string;
  /** Default value; `null` if it is unknown. */
  readonly default: ControlValue | null;
};

/** Data of a component's controls on a page. */
export interface ControlsFacts {
  readonly of: string;
  /** Controls; the first ones are always visible. */
  readonly controls: readonly ControlFacts[];
  readonly shownFirst: number;
}
