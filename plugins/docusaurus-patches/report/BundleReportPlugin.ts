import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { collectDemoCode, type DemoCode, type GraphModule } from './collectDemoCode';
import { createFilesDigest } from './digestFiles';
import { groupOfFile } from './groupOfFile';
import { createPackageFinder } from './packageOfFile';
import type { BundleReport, FirstJavaScript } from './types';

const NAME = 'BundleReportPlugin';

interface Options {
  readonly siteDir: string;
  /** Absolute path of the JSON file. */
  readonly outFile: string;
}

/** Writes down which packages each demo was bundled with, and what the first JavaScript is made of. */
export class BundleReportPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { siteDir, outFile } = this.#options;
    const findPackage = createPackageFinder(siteDir);
    let demos: Record<string, DemoCode> = {};
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Later, modules that are joined into one no longer say what they import.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        demos = collectDemoCode(graphOf(compilation, modules), findPackage, siteDir);
      });
    });
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      // Style sheets are modules too; of those the JavaScript is what counts here, which is nothing.
      const sizes = new Map<string, number>();
      for (const module of firstModules(compilation)) {
        const file = fileOf(module);
        const group = groupOfFile(file, file ? findPackage(file) : undefined, siteDir);
        sizes.set(group, (sizes.get(group) ?? 0) + module.size('javascript'));
      }
      const digestFiles = createFilesDigest(siteDir);
      const report: BundleReport = {
        demos: mapValues(demos, ({ packages }) => packages),
        code: mapValues(demos, ({ files }) => digestFiles(files)),
        firstJavaScript: largestFirst(sizes),
      };
      mkdirSync(path.dirname(outFile), { recursive: true });
      writeFileSync(outFile, JSON.stringify(report));
    });
  }
}

function graphOf(compilation: Compilation, modules: Iterable<Module>) {
  const nodes = new Map<Module, GraphModule & { readonly module: Module }>();
  const node = (module: Module) => {
    const known = nodes.get(module) ?? { module, file: fileOf(module), isCode: isCode(module) };
    nodes.set(module, known);
    return known;
  };
  const imports = new Map<Module, ReturnType<typeof node>[]>();
  return {
    modules: [...modules].map(node),
    importsOf: ({ module }: ReturnType<typeof node>) => {
      const known =
        imports.get(module) ??
        [...compilation.moduleGraph.getOutgoingConnections(module)].flatMap((connection) =>
          connection.module ? [node(connection.module)] : [],
        );
      imports.set(module, known);
      return known;
    },
  };
}

function* firstModules({ entrypoints, chunkGraph }: Compilation): Generator<Module> {
  const chunks = new Set([...entrypoints.values()].flatMap((entrypoint) => entrypoint.chunks));
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const joined = 'modules' in module ? (module.modules as Module[] | undefined) : undefined;
      yield* joined ?? [module];
    }
  }
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function fileOf(module: Module): string | undefined {
  const file = module.nameForCondition() ?? undefined;
  return file && path.isAbsolute(file) ? file : undefined;
}

/** With a query, a loader reads the file for another purpose, such as showing its source. */
function isCode(module: Module): boolean {
  return !('resource' in module && String(module.resource).includes('?'));
}

function largestFirst(sizes: ReadonlyMap<string, number>): FirstJavaScript[] {
  return [...sizes]
    .map(([group, bytes]) => ({ group, bytes: Math.round(bytes) }))
    .sort((a, b) => b.bytes - a.bytes);
}
