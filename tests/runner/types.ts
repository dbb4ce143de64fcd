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
  /** Visits every page; otherwise changed ones, a fixed set, and a sample. Takes hours. */
  readonly all: boolean;
  /** Only this part of all there is, so that several runs share the work. */
  readonly shard?: Shard;
}

/** One step of `npm test`. */
export interface Stage {
  /** Short name, for `npm test -- --only <name>`. */
  readonly name: string;
  readonly title: string;
  /** Belongs to `npm run test:fast`, the subset for daily work. */
  readonly fast: boolean;
  /** Leaves a core to another such stage, which then runs at the same time. */
  readonly usesOneCore?: boolean;
  /** A stage without which this one means nothing. */
  readonly needs?: string;
  run(options: RunOptions): Promise<StageResult>;
}
