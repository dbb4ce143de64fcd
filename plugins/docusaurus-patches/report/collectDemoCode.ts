import path from 'node:path';
import type { PackageUse } from './types';

/** A module of the compilation, as far as it is read here. */
export interface GraphModule {
  /** Absolute path of its file; absent for what the bundler made up. */
  readonly file: string | undefined;
  /** Whether the file itself is compiled, rather than its text loaded. */
  readonly isCode: boolean;
}

/** The modules of a compilation and what they import. */
export interface ImportGraph<Module extends GraphModule> {
  readonly modules: Iterable<Module>;
  readonly importsOf: (module: Module) => Iterable<Module>;
}

const DEMO_FILE = /[\\/]demos[\\/][A-Z]\w*\.tsx$/;

/** Files of a demo. */
export interface DemoCode {
  /** Packages that its modules come from, in the order of their folders. */
  readonly packages: readonly PackageUse[];
  /** Absolute paths of every file that it imports, directly or not, itself included; sorted. */
  readonly files: readonly string[];
}

/**
 * Follows the imports of every demo.
 *
 * @param graph the compilation
 * @param findPackage the package of a file, if it lies in one
 * @param siteDir absolute folder of the site
 * @returns by the demo's file, relative to the site
 */
export function collectDemoCode<Module extends GraphModule>(
  graph: ImportGraph<Module>,
  findPackage: (file: string) => PackageUse | undefined,
  siteDir: string,
): Record<string, DemoCode> {
  const demos = [...graph.modules].filter(
    ({ file, isCode }) => isCode && file !== undefined && DEMO_FILE.test(file),
  );
  return Object.fromEntries(
    demos
      .map((demo) => {
        const files = filesBelow(demo, graph);
        const code: DemoCode = { packages: packagesOf(files, findPackage), files };
        return [path.relative(siteDir, demo.file ?? ''), code] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function filesBelow<Module extends GraphModule>(
  demo: Module,
  { importsOf }: ImportGraph<Module>,
): string[] {
  const seen = new Set<Module>([demo]);
  // A set grows while it is walked: each module is visited once.
  for (const module of seen) {
    for (const imported of importsOf(module)) {
      seen.add(imported);
    }
  }
  const files = [...seen].map(({ file }) => file).filter((file) => file !== undefined);
  return [...new Set(files)].sort();
}

function packagesOf(
  files: readonly string[],
  findPackage: (file: string) => PackageUse | undefined,
): PackageUse[] {
  const packages = new Map<string, PackageUse>();
  for (const file of files) {
    const found = findPackage(file);
    if (found) {
      packages.set(found.dir, found);
    }
  }
  return [...packages.values()].sort((a, b) => (a.dir < b.dir ? -1 : 1));
}
