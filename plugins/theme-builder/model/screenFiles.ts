import type { DemoFiles } from '../../demos/shared/hostMessages';
import type { DemoSource } from '../../demos/shared/types';
import { FORCED_FILE, SCREEN, STATES_FILE, THEME_FILE } from '../screenName';

/** States that the screen can be forced into. */
export const STATES = ['hover', 'focus', 'selected', 'error'] as const;

export type State = (typeof STATES)[number];

/** Files to run, and the one that runs. */
interface ScreenFiles {
  readonly entry: string;
  readonly files: DemoFiles;
}

/**
 * Returns the files of the screen with another theme.
 *
 * @param theme text of the file with the theme
 * @param around files that force states, by name
 */
export function screenFiles(
  sources: readonly DemoSource[],
  theme: string,
  states: readonly State[],
  around: DemoFiles,
): ScreenFiles {
  const files = Object.fromEntries(
    sources.map(({ name, typescript }) => [name, name === THEME_FILE ? theme : typescript]),
  );
  if (states.length === 0) {
    return { entry: `${SCREEN}.tsx`, files };
  }
  const list = states.map((state) => `'${state}'`).join(', ');
  return {
    entry: FORCED_FILE,
    files: { ...files, ...around, [STATES_FILE]: `export const states = [${list}];\n` },
  };
}
