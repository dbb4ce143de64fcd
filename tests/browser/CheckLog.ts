import type { StageResult } from '../runner/types.ts';

/** Counts checks as they are made. */
export class CheckLog {
  #passed = 0;
  readonly #failures: string[] = [];

  /**
   * Records one check.
   *
   * @param where address of the page, and what on it
   * @param problems what is wrong; nothing means that the check passed
   */
  check(where: string, problems: readonly string[]): void {
    if (problems.length === 0) {
      this.#passed += 1;
    } else {
      this.#failures.push(`${where}\n${problems.join('\n')}`);
    }
  }

  /** Takes over what another log has found. */
  add(other: CheckLog): void {
    this.#passed += other.#passed;
    this.#failures.push(...other.#failures);
  }

  get hasFailures(): boolean {
    return this.#failures.length > 0;
  }

  result(): StageResult {
    return { passed: this.#passed, failures: this.#failures };
  }
}
