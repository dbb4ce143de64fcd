import { FLAGS, PLANS, type Flag, type Marks, type Plan } from '../types';

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
