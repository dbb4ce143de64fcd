/** Result of a stage. */
export interface StageResult {
  /** Number of checks that passed. */
  readonly passed: number;
  /** One entry for each failed check: what failed, where, and how to fix it. May contain several lines. */
  readonly failures: readonly string[];
  /** Facts worth reporting that are not failures. */
  readonly notes?: readonly string[];
  /** Whether the stage left checks out for lack of time. The run then does not count as complete. */
  readonly isIncomplete?: boolean;
}

/** A part of the pages; the first of four parts is `{ index: 1, count: 4 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Extent of a run. */
export interface RunOptions {
  /** Whether to check every page, which takes hours. Otherwise changed pages, a fixed set and a sample are checked. */
  readonly all: boolean;
  /** Restricts the run to one part of all pages, so that several runs can share the work. */
  readonly shard?: Shard;
}

/** One step of `npm test`. */
export interface Stage {
  /** Short name, for `npm test -- --only <name>`. */
  readonly name: string;
  readonly title: string;
  /** Whether the stage belongs to `npm run test:fast`, the subset for daily work. */
  readonly fast: boolean;
  /** Whether the stage leaves a core for another such stage, which then runs in parallel. */
  readonly usesOneCore?: boolean;
  /** Name of a stage that must pass before this one can run. */
  readonly needs?: string;
  run(options: RunOptions): Promise<StageResult>;
}
