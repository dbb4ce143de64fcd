import type { DemoSettings } from '../../shared/types';
import { readSettings, watchSettings } from '../../shared/demoSettings';

/**
 * Watches the page's settings and reports which ones change.
 *
 * @returns a function that stops watching
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
