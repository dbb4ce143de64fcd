import { BREAKING } from '@site/packages/component-docs-cli/src/upgrade/types';
import type { UpgradeState } from '../../client/useUpgrade';
import type { Mark } from './CodePane';

/** File name of pasted code. */
export const PASTED = 'code.tsx';

/** Matches the location in the message of the parser. */
const LOCATION = /:(\d+):\d+ /;

/**
 * Returns the marks beside the lines of pasted code, the most severe one of each line.
 *
 * @param code the code on screen; results of earlier code mark nothing
 */
export function marksOf(
  { found, task }: Pick<UpgradeState, 'found' | 'task'>,
  code: string,
): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const asked = task?.files.find(({ name }) => name === PASTED);
  if (!found || asked?.text !== code) {
    return marks;
  }
  for (const { file, line, change } of found.analysis.hits) {
    if (file === PASTED && marks.get(line) !== 'breaking') {
      marks.set(line, BREAKING.has(change) ? 'breaking' : 'other');
    }
  }
  for (const { file, message } of found.analysis.failures) {
    const line = file === PASTED ? LOCATION.exec(message)?.[1] : undefined;
    if (line !== undefined) {
      marks.set(Number(line), 'error');
    }
  }
  return marks;
}
