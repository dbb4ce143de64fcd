/** Ways to set a prop. */
export type ControlKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'color' }
  | { readonly kind: 'text' };

/** Value of a prop that a reader has set. */
export type ControlValue = boolean | number | string;

/** Values by path; props that have their default are absent. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/** One prop that can be changed. */
export type ControlFacts = ControlKind & {
  /**
   * Where it belongs, behind the name of the spread that brings it into the demo: `props.grid.horizontal` is
   * `grid={{ horizontal }}` of the component, `series.area` is `area` of its series.
   */
  readonly path: string;
  /** Its place in the reference, in the default language. */
  readonly address: string;
  /** `null` where the packages do not say. */
  readonly default: ControlValue | null;
};

/** Data of a component's controls on a page. */
export interface ControlsFacts {
  readonly of: string;
  /** The first ones are always in sight. */
  readonly controls: readonly ControlFacts[];
  readonly shownFirst: number;
}
