/** The commercial plans a page or a feature can require. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/**
 * What readers should know before they rely on a page: `new` since the last minor releases,
 * `unstable` may change without a major release, `planned` is not available yet.
 */
export const FLAGS = ['new', 'unstable', 'planned'] as const;
export type Flag = (typeof FLAGS)[number];

/**
 * The marks of an entry. The `sidebars.ts` files are their one source: marks flow from here to the
 * sidebar and to the headings of pages. A page may repeat them in its front matter (`plan`,
 * `flags`) for those who read the file alone; then both must agree, or the build stops.
 */
export interface Marks {
  readonly plan?: Plan;
  readonly flags?: readonly Flag[];
}

/**
 * Reads the marks that a sidebar item carries.
 *
 * @param customProps of an item of Docusaurus' sidebar; what is not a mark is left out
 */
export function marksOf(customProps: Readonly<Record<string, unknown>> | undefined): Marks {
  const plan: Plan | undefined = PLANS.find((known) => known === customProps?.plan);
  const given = Array.isArray(customProps?.flags) ? customProps.flags : [];
  const flags: Flag[] = FLAGS.filter((known) => given.includes(known));
  return { ...(plan && { plan }), ...(flags.length > 0 && { flags }) };
}
