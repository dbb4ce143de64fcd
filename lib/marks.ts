/** The commercial plans that a page or a feature can require. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/**
 * Marks that readers should know before they rely on a page: `new` since the last minor releases, `unstable` may change
 * without a major release, `planned` is not available yet.
 */
export const FLAGS = ['new', 'unstable', 'planned'] as const;
export type Flag = (typeof FLAGS)[number];

/**
 * Marks of an entry. The `sidebars.ts` files are their only source, for the sidebar and for the headings of pages. A
 * page may repeat them in its front matter (`plan`, `flags`) for those who read only the file; the build fails if they
 * differ.
 */
export interface Marks {
  readonly plan?: Plan;
  readonly flags?: readonly Flag[];
}

/**
 * Parses the marks of a sidebar item.
 *
 * @param customProps of an item of Docusaurus' sidebar; other properties are ignored
 */
export function marksOf(customProps: Readonly<Record<string, unknown>> | undefined): Marks {
  const plan: Plan | undefined = PLANS.find((known) => known === customProps?.plan);
  const given = Array.isArray(customProps?.flags) ? customProps.flags : [];
  const flags: Flag[] = FLAGS.filter((known) => given.includes(known));
  return { ...(plan && { plan }), ...(flags.length > 0 && { flags }) };
}
