import type { DemoSettings } from '../../../lib/demos/types';
import { readSettings, watchSettings } from '../../../lib/demos/demoSettings';

/**
 * Watches which of the page's settings change.
 *
 * @returns ends it
 */
export function watchChanges(
  onChange: (names: readonly (keyof DemoSettings)[]) => void,
): () => void {
  let before = readSettings();
  return watchSettings(() => {
    const now = readSettings();
    const names = Object.keys(now) as (keyof DemoSettings)[];
    const last = before;
    before = now;
    onChange(names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(last[name])));
  });
}
