import type { SentProblem } from '../../shared/hostMessages';

/** A problem with received content, in the form that is reported to the page. */
export class HostError extends Error {
  readonly problem: SentProblem;

  constructor(problem: SentProblem) {
    super('finding' in problem ? problem.finding.code : problem.message);
    this.problem = problem;
  }
}
