import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compilation, Compiler, Module } from 'webpack';
import { loadOriginals, TABLE, type Originals } from '../../../lib/originals/checkOriginals';
import { SITE_DIR } from '../../../lib/siteDir';

/** A module of a package, and the module of this site that is bundled instead. */
export interface Replacement {
  /** The file, or a folder including all files in it, below `node_modules`. */
  readonly original: string;
  /** Requests by which other modules import it. */
  readonly request: RegExp;
  /** Folders of the importing modules; all if omitted. */
  readonly from?: RegExp;
  /** Absolute path. The module may import the original by another request. */
  readonly by: string;
}

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/** Modules that a compilation resolved. */
interface Found {
  readonly modules: readonly Module[];
  /** Files that import the module. */
  importersOf(module: Module): readonly string[];
}

const NODE_MODULES = path.join(SITE_DIR, 'node_modules');
const NAME = 'replaceModules';

/**
 * Creates plugins that bundle modules of this site instead of modules of packages. The build fails if a replacement is
 * not in the bundle, if another module still imports its original, or if the original is missing in the table of
 * originals, which `checkOriginals` uses to detect changes in packages.
 *
 * @param dir folder of the packages
 */
export function replaceModules(
  { instance }: CurrentBundler,
  replacements: readonly Replacement[],
  dir = NODE_MODULES,
  originals = loadOriginals(),
): BundlerPlugin[] {
  const replacing = replacements.map(
    ({ request, from, by }) =>
      new instance.NormalModuleReplacementPlugin(
        request,
        (asked: { request: string; context: string }) => {
          if (!from || from.test(asked.context)) {
            asked.request = by;
          }
        },
      ),
  );
  return [...replacing, checkReplacements(replacements, dir, originals)];
}

function checkReplacements(
  replacements: readonly Replacement[],
  dir: string,
  originals: Originals,
): BundlerPlugin {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        // The runtimes of style sheets and similar files are separate compilations without the site.
        if (compilation.compiler.isChild()) {
          return;
        }
        compilation.hooks.finishModules.tap(NAME, () => {
          const found = findModules(compilation);
          for (const replacement of replacements) {
            for (const problem of findProblems(replacement, found, dir, originals)) {
              compilation.errors.push(new Error(problem) as Compilation['errors'][number]);
            }
          }
        });
      });
    },
  };
}

function findModules(compilation: Compilation): Found {
  return {
    modules: [...compilation.modules],
    importersOf: (module) =>
      [...compilation.moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
        originModule ? [resourceOf(originModule)] : [],
      ),
  };
}

function findProblems(
  { original, from, by }: Replacement,
  { modules, importersOf }: Found,
  dir: string,
  originals: Originals,
): string[] {
  const place = path.join(dir, original);
  const entry = originals[original];
  if (!entry) {
    return [
      `${original} is replaced, but not listed in ${TABLE}. Add it with "by", and run "npm run originals:accept".`,
    ];
  }
  const advice =
    `${path.relative(SITE_DIR, by)} was made for ${entry.version} of its package. ` +
    'Compare the two and correct the replacement, or remove it.';
  if (!existsSync(place)) {
    return [`There is no ${original} to replace. ${advice}`];
  }
  if (!modules.some((module) => resourceOf(module) === by)) {
    return [`Nothing asks for ${original} as its replacement expects. ${advice}`];
  }
  const importers = modules
    .filter((module) => isAt(resourceOf(module), place))
    .flatMap(importersOf)
    .filter((file) => file !== by && !isAt(file, place))
    .filter((file) => !from || from.test(path.dirname(file)));
  return importers.length === 0
    ? []
    : [`${original} is replaced, and still imported by ${importers.join(', ')}. ${advice}`];
}

const isAt = (file: string, place: string): boolean =>
  file === place || file.startsWith(`${place}${path.sep}`);

/** Returns the module's file without its query; empty for modules without a file. */
function resourceOf(module: Module): string {
  return ((module as { resource?: string }).resource ?? '').replace(/\?.*$/, '');
}
