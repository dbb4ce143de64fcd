/** Whether a version has a known problem. Versions that lack its component have no outcome. */
export type Outcome = 'present' | 'fixed';

/** Outcomes by version, such as `{ v6: 'present', current: 'present', next: 'fixed' }`. */
export type OutcomesByVersion = Readonly<Record<string, Outcome>>;

/** Outcomes of a page's problems, by id. */
export type Outcomes = Readonly<Record<string, OutcomesByVersion>>;

/** File beside a page that holds the outcomes of its problems. `npm run problems -- --record` writes it. */
export const OUTCOMES_FILE = 'problems.json';

/** File beside a page that reproduces its problems. */
export const TESTS_FILE = 'problems.test.tsx';
