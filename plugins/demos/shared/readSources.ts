import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveJavaScript } from './deriveJavaScript';
import type { DemoEntry, DemoSource, DemoSources, DemoStyling } from './types';

const RELATIVE_IMPORT = /(?:from\s+|import\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;
const EXTENSIONS = ['', '.tsx', '.ts', '.css', '.json'];

/**
 * Reads a demo, followed by every file that it imports relatively.
 *
 * @param file absolute path of the demo
 * @param derive derives JavaScript from TypeScript
 * @throws if a relative import cannot be resolved, or two files would have the same name in the reader's folder
 */
export async function readSources(file: string, derive = deriveJavaScript): Promise<DemoSource[]> {
  const files = listFiles(file);
  const names = files.map(readerName);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) {
    throw new Error(
      `${file}:1 uses two files named "${repeated}". They would overwrite each other in a reader's folder: rename one.`,
    );
  }
  return Promise.all(files.map((each) => readSource(each, derive)));
}

/** Reads the files of a demo in each of its stylings. */
export async function readStylings(
  { stylings }: Pick<DemoEntry, 'stylings'>,
  derive = deriveJavaScript,
): Promise<DemoSources & { system: DemoSource[] }> {
  const { system, ...others } = stylings;
  const sources: Partial<Record<DemoStyling, DemoSource[]>> = {};
  for (const [styling, file] of Object.entries(others)) {
    sources[styling as DemoStyling] = await readSources(file, derive);
  }
  return { system: await readSources(system, derive), ...sources };
}

/**
 * Lists a demo, followed by every file that it imports relatively, as absolute paths.
 *
 * @throws if a relative import cannot be resolved
 */
export function listFiles(entry: string): string[] {
  const found = [entry];
  for (const file of found) {
    for (const target of relativeImports(file)) {
      if (!found.includes(target)) {
        found.push(target);
      }
    }
  }
  return found;
}

function relativeImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(RELATIVE_IMPORT)].map((match) => {
    const specifier = match[1] ?? '';
    const base = path.resolve(path.dirname(file), specifier);
    const target = EXTENSIONS.map((extension) => base + extension).find((candidate) =>
      existsSync(candidate),
    );
    if (!target) {
      const line = text.slice(0, match.index).split('\n').length;
      throw new Error(
        `${file}:${line} imports "${specifier}", which is not there as ${EXTENSIONS.slice(1).join(', ')}. Fix the path.`,
      );
    }
    return target;
  });
}

/**
 * Returns the name of a file in a reader's folder, which contains one styling: `Orders.tailwind.tsx` becomes
 * `Orders.tsx`.
 */
function readerName(file: string): string {
  return path.basename(file).replace(/\.(?:tailwind|css)\.tsx$/, '.tsx');
}

async function readSource(file: string, derive: typeof deriveJavaScript): Promise<DemoSource> {
  const typescript = readFileSync(file, 'utf8').trimEnd();
  const name = readerName(file);
  const javascriptName = name.replace(/\.tsx$/, '.jsx').replace(/\.ts$/, '.js');
  const javascript = name === javascriptName ? typescript : await derive(typescript, file);
  return { name, typescript, javascriptName, javascript };
}
