import { DEMO_STYLINGS, fileInStyling } from './codeForms';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsVersion } from '../../../src/versions';
import { readChosenPages } from '../../../src/versions/chosenPages';
import type { DemoEntry, ReservedHeight } from './types';

/**
 * Finds the demos of a version: every `demos/<PascalCase>.tsx` below its folder, with `<PascalCase>.tailwind.tsx` and
 * `<PascalCase>.css.tsx` for its other stylings. Other files in `demos/`, which begin with a lowercase letter, are
 * parts and data of those demos. A build of some pages only contains their demos.
 */
export async function collectDemos(siteDir: string, version: DocsVersion): Promise<DemoEntry[]> {
  const folder = path.join(siteDir, version.folder);
  const pages = [...(readChosenPages() ?? ['**'])];
  const patterns = pages.map((page) => `${page}/demos/[A-Z]*.tsx`);
  const files = await Globby(patterns, {
    cwd: folder,
    ignore: ['**/node_modules/**', '**/*.*.tsx'],
    absolute: true,
  });
  return files.sort().map((file) => {
    const id = path.basename(file, '.tsx');
    return {
      id,
      version: version.name,
      file,
      stylings: { system: file, ...findStylings(file) },
      height: readHeight(path.dirname(file), id),
    };
  });
}

function findStylings(file: string): Partial<DemoEntry['stylings']> {
  const stylings = DEMO_STYLINGS.map((styling) => [styling, fileInStyling(file, styling)]);
  return Object.fromEntries(stylings.filter(([, candidate = '']) => existsSync(candidate)));
}

/**
 * Reads the measured height of a demo.
 *
 * @param demosFolder absolute path of the `demos/` folder that contains the demo
 * @returns `null` if the demo was not measured or is in another folder
 * @throws if `heights.json` contains an invalid height
 */
export function readHeight(demosFolder: string, id: string): ReservedHeight | null {
  const file = path.join(demosFolder, 'heights.json');
  if (!existsSync(file)) {
    return null;
  }
  const heights = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const height = heights[id];
  if (height === undefined) {
    return null;
  }
  if (!isReservedHeight(height)) {
    throw new Error(
      `${file}: the height of "${id}" is ${JSON.stringify(height)}; it must be { "wide": <px>, "narrow": <px> }. ` +
        'Run `npm run demos:measure` to write it again.',
    );
  }
  return height;
}

function isReservedHeight(value: unknown): value is ReservedHeight {
  const height = value as Partial<ReservedHeight> | null;
  return (
    typeof height === 'object' &&
    typeof height?.wide === 'number' &&
    typeof height.narrow === 'number'
  );
}
