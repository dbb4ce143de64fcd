import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compilation, Compiler, Module } from 'webpack';
import { SITE_DIR } from '../siteDir';

/** A module of a package, and the module of this site that is bundled instead of it. */
export interface Replacement {
  /** The file, or a folder with all that is in it, below `node_modules`. */
  readonly original: string;
  /** How other modules ask for it. */
  readonly request: RegExp;
  /** Folders of the modules that ask; all, if absent. */
  readonly from?: RegExp;
  /** Absolute file. It may import the original itself, by another name than the request. */
  readonly by: string;
  /** The release of the original's package whose insides the replacement knows. */
  readonly madeFor: string;
}

interface BundlerPlugin {
  apply(compiler: Compiler): void;
}

/** What a compilation has found. */
interface Found {
  readonly modules: readonly Module[];
  /** The files that import a module. */
  importersOf(module: Module): readonly string[];
}

const NODE_MODULES = path.join(SITE_DIR, 'node_modules');
const NAME = 'replaceModules';

/**
 * Plugins that put modules of this site in the place of modules of packages. The build fails if a replacement has not
 * come into the bundle, or if its original is still imported by another module: then the package has changed.
 *
 * @param dir the folder of the packages
 */
export function replaceModules(
  { instance }: CurrentBundler,
  replacements: readonly Replacement[],
  dir = NODE_MODULES,
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
  return [...replacing, checkReplacements(replacements, dir)];
}

function checkReplacements(replacements: readonly Replacement[], dir: string): BundlerPlugin {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        // The runtimes of style sheets and the like are compilations of their own, without the site.
        if (compilation.compiler.isChild()) {
          return;
        }
        compilation.hooks.finishModules.tap(NAME, () => {
          const found = findModules(compilation);
          for (const replacement of replacements) {
            for (const problem of findProblems(replacement, found, dir)) {
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
  { original, from, by, madeFor }: Replacement,
  { modules, importersOf }: Found,
  dir: string,
): string[] {
  const place = path.join(dir, original);
  const advice =
    `${path.relative(SITE_DIR, by)} was made for ${madeFor} of its package. ` +
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

/** The module's file without query; empty for modules that have none. */
function resourceOf(module: Module): string {
  return ((module as { resource?: string }).resource ?? '').replace(/\?.*$/, '');
}
