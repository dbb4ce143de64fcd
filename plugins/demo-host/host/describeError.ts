import type { DemoFiles, SentProblem } from '../types';
import { HostError } from './HostError';

/** Lines that the browser puts before the code of a function made from text. */
const FUNCTION_HEADER = 2;

/**
 * Says what went wrong, and where in the sent files when the stack tells.
 *
 * @param files those that were sent, whose names stand in the stack
 */
export function describeError(error: unknown, files: DemoFiles): SentProblem {
  if (error instanceof HostError) {
    return error.problem;
  }
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const file of Object.keys(files)) {
    const position = new RegExp(
      `${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:(\\d+):(\\d+)`,
    ).exec(stack);
    if (position) {
      const line = Math.max(1, Number(position[1]) - FUNCTION_HEADER);
      return { kind: 'runtime', message, file, line, column: Number(position[2]) };
    }
  }
  return { kind: 'runtime', message };
}
