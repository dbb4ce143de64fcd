/** What a stage found. */
export interface StageResult {
  /** Number of checks that passed. */
  readonly passed: number;
  /** One entry for each check that failed: what, where, how to fix it. May span lines. */
  readonly failures: readonly string[];
  /** Facts worth a line in the report that are not failures. */
  readonly notes?: readonly string[];
}

/** The first of four parts is `{ index: 1, count: 4 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** How far a run goes. */
export interface RunOptions {
  /** Looks at all there is, where what changed and a part of the rest is looked at otherwise. Takes hours. */
  readonly all: boolean;
  /** Only this part of all there is, so that several runs share the work. */
  readonly shard?: Shard;
  /** Writes down in the repository which pages passed, for the runs to come. */
  readonly record?: boolean;
}

/** One step of `npm test`. */
export interface Stage {
  /** Short name, for `npm test -- --only <name>`. */
  readonly name: string;
  readonly title: string;
  /** Seconds it may take on two slow cores, see `calibrate.ts`; on a faster machine it has less. */
  readonly budgetSeconds: number;
  /** Belongs to `npm run test:fast`, the subset for daily work. */
  readonly fast: boolean;
  /** A stage without which this one means nothing. */
  readonly needs?: string;
  run(options: RunOptions): Promise<StageResult>;
}
