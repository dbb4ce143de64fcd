import path from 'node:path';
import type { DemoEntry } from '../shared/types';

/** Returns one message for each demo without a reserved height, because the page would shift when the demo starts. */
export function findUnmeasured(demos: readonly DemoEntry[], siteDir: string): string[] {
  return demos
    .filter(({ height }) => height === null)
    .map(({ id, file }) => {
      const folder = path.relative(siteDir, path.dirname(file));
      return (
        `${folder}/heights.json has no height for "${id}". ` +
        `Run \`npm run demos:measure -- ${path.dirname(folder)}\` while \`npm start\` is up.`
      );
    });
}
