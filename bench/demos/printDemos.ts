import { kib, line, ms } from '../printLine.ts';
import { TARGETS } from '../targets.ts';
import type { DemoCost } from './measureDemoCost.ts';
import type { DemoToolSizes } from './measureDemoTools.ts';
import type { ScrollFigures } from './measureScroll.ts';

/** Prints the size of the code that editing a demo loads, for one version. */
export function printTools(label: string, { editor, host }: DemoToolSizes): void {
  console.log(`\ncode of a demo of ${label}`);
  line('JavaScript of the editor', kib(editor));
  line('JavaScript of the frame', kib(host));
}

/** Prints the build cost of demos. */
export function printCost({ before, after, added, millisecondsEach }: DemoCost): void {
  console.log('\nbuild of the current version in English, warm');
  line('new pages, a demo each', `${before.toFixed(1)} s`);
  line(`with ${added} demos more`, `${after.toFixed(1)} s`);
  line('one demo', `${millisecondsEach.toFixed(1)} ms`, '', [
    millisecondsEach <= TARGETS.demoBuildMs,
    `at most ${TARGETS.demoBuildMs} ms`,
  ]);
}

/** Prints the figures of scrolling through a page with many demos. */
export function printScroll(
  { demos, started, longestTasks }: ScrollFigures,
  slowDown: number,
): void {
  console.log(`\na page with ${demos} demos, scrolled at ${slowDown}× CPU slow-down`);
  line('demos that have started', String(started), '', [started === demos, 'all']);
  const [longest = 0] = longestTasks;
  line('longest task', ms(longest), '', [
    longest <= TARGETS.scrollTaskMs,
    `at most ${TARGETS.scrollTaskMs} ms`,
  ]);
  line('the next', longestTasks.slice(1).map(ms).join(', '));
}
