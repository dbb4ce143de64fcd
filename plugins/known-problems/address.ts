/** Address of the published problems below the base of a language. */
export const PROBLEMS_FILE = 'x/known-problems.json';

/** Anchor of a problem on the page that describes it. */
export function problemAnchor(id: string): string {
  return `problem-${id}`;
}
