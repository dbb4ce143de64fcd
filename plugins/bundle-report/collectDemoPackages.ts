import path from 'node:path';
import type { BundleReport, PackageUse } from './types';

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

/**
 * Follows the imports of every demo to its packages.
 *
 * @param graph the compilation
 * @param findPackage the package of a file, if it lies in one
 * @param siteDir absolute folder of the site
 */
export function collectDemoPackages<Module extends GraphModule>(
  graph: ImportGraph<Module>,
  findPackage: (file: string) => PackageUse | undefined,
  siteDir: string,
): BundleReport['demos'] {
  const demos = [...graph.modules].filter(
    ({ file, isCode }) => isCode && file !== undefined && DEMO_FILE.test(file),
  );
  return Object.fromEntries(
    demos
      .map((demo) => {
        const packages = packagesBelow(demo, graph, findPackage);
        return [path.relative(siteDir, demo.file ?? ''), packages] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function packagesBelow<Module extends GraphModule>(
  demo: Module,
  { importsOf }: ImportGraph<Module>,
  findPackage: (file: string) => PackageUse | undefined,
): PackageUse[] {
  const seen = new Set<Module>([demo]);
  const packages = new Map<string, PackageUse>();
  // A set grows while it is walked: each module is visited once.
  for (const module of seen) {
    const found = module.file === undefined ? undefined : findPackage(module.file);
    if (found) {
      packages.set(found.dir, found);
    }
    for (const imported of importsOf(module)) {
      seen.add(imported);
    }
  }
  return [...packages.values()].sort((a, b) => (a.dir < b.dir ? -1 : 1));
}
