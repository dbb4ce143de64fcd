import path from 'node:path';
import { elementFor } from '../shared/componentDemos';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { DemoEntry, DemoUsage } from '../shared/types';

/**
 * Compares the demos of one version with those that its pages show.
 *
 * @returns one message for each problem: an unknown id, two demos with the same id, a demo shown twice on a page, a
 * demo that no page shows
 */
export function findDemoProblems(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  siteDir: string,
): string[] {
  const show = (file: string) => path.relative(siteDir, file);
  return [
    ...duplicateIds(demos, show),
    ...unknownIds(demos, usages, show),
    ...repeatedUsages(usages, show),
    ...unusedDemos(demos, usages, show),
  ];
}

type Show = (file: string) => string;

function duplicateIds(demos: readonly DemoEntry[], show: Show): string[] {
  return demos.flatMap((demo, index) => {
    const first = demos.findIndex(({ id }) => id === demo.id);
    const other = demos[first];
    return first === index || !other
      ? []
      : [
          `${show(demo.file)}:1 has the id "${demo.id}" of ${show(other.file)}. Rename one of the two files.`,
        ];
  });
}

function unknownIds(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  show: Show,
): string[] {
  const ids = new Set(demos.map(({ id }) => id));
  return usages
    .filter(({ id }) => !ids.has(id))
    .map(({ id, page, line }) => {
      const near = nearestName(id, ids);
      return (
        `${show(page)}:${line} shows the demo "${id}", which this version does not have. ` +
        `Write demos/${id}.tsx beside the page, or fix the id${near ? ` (did you mean "${near}"?)` : ''}.`
      );
    });
}

function repeatedUsages(usages: readonly DemoUsage[], show: Show): string[] {
  return usages.flatMap((usage, index) => {
    const first = usages.findIndex(({ id, page }) => id === usage.id && page === usage.page);
    return first === index
      ? []
      : [
          `${show(usage.page)}:${usage.line} shows the demo "${usage.id}" again, after line ${usages[first]?.line}. ` +
            'Show it once on a page.',
        ];
  });
}

function unusedDemos(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  show: Show,
): string[] {
  const used = new Set(usages.map(({ id }) => id));
  return demos
    .filter(({ id }) => !used.has(id))
    .map(
      ({ id, file }) =>
        `${show(file)}:1 is shown by no page. Put ${elementFor(id)} into a page, or delete the file.`,
    );
}
