import type { HostProblem } from '../types';

/** A problem with what was sent, ready to be told to the page. */
export class HostError extends Error {
  readonly problem: HostProblem;

  constructor(problem: HostProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
