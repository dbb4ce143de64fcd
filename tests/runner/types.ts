/** What a stage found. */
export interface StageResult {
  /** Number of checks that passed. */
  readonly passed: number;
  /** One entry for each check that failed: what, where, how to mend it. May span lines. */
  readonly failures: readonly string[];
  /** Facts worth a line in the report that are not failures. */
  readonly notes?: readonly string[];
}

/** How far a run goes. */
export interface RunOptions {
  /** Looks at all there is, where a sample of each kind is looked at otherwise. Takes hours. */
  readonly all: boolean;
}

/** One step of `npm test`. */
export interface Stage {
  /** Short name, for `npm test -- --only <name>`. */
  readonly name: string;
  readonly title: string;
  /** Seconds it may take on two cores; the README explains them. */
  readonly budgetSeconds: number;
  /** Belongs to `npm run test:fast`, the subset for daily work. */
  readonly fast: boolean;
  /** A stage without which this one means nothing. */
  readonly needs?: string;
  run(options: RunOptions): Promise<StageResult>;
}
