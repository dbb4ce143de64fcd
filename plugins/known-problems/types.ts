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

/** A problem as a page describes it, with `<KnownProblem>`. */
export interface ProblemMark {
  readonly id: string;
  /** The symptom, as Markdown in one line. */
  readonly title: string;
  /** The exports that are affected. */
  readonly components: readonly string[];
  /** The first listing of the description, which works around the problem. */
  readonly workaround: Listing | null;
}

export interface Listing {
  readonly language: string;
  readonly code: string;
}

/** A known problem with its outcomes, in one language. */
export interface KnownProblem extends ProblemMark {
  /** Folder of the component family, such as `react-data-grid`. */
  readonly family: string;
  readonly outcomes: OutcomesByVersion;
  /** Addresses of the descriptions by version, from the site's root in the language: `/x/v6/…/#problem-<id>`. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The published file of all known problems, in one language. */
export interface ProblemDocument {
  readonly problems: readonly KnownProblem[];
}
