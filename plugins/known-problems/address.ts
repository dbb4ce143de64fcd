import type { KnownProblem } from './types';

/** Address of the published problems below the base of a language. */
export const PROBLEMS_FILE = 'x/known-problems.json';

/** Anchor of a problem on the page that describes it. */
export function problemAnchor(id: string): string {
  return `problem-${id}`;
}

/** Returns the address of a description, in a version if its pages describe the problem. */
export function descriptionOf(
  { addresses }: Pick<KnownProblem, 'addresses'>,
  version: string,
): string {
  return addresses[version] ?? Object.values(addresses)[0]!;
}
