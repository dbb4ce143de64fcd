import type { ComponentType } from 'react';
import type { DemoFiles } from '../../shared/hostMessages';
import { checkExports } from './checkExports';
import { findFile } from './findFile';
import { HostError } from './HostError';
import { loadImport, type LoadedModule } from './loadImport';
import { createRunGuard } from './loops/createRunGuard';
import { PARAMETERS, transpile, type CompiledFile } from './transpile';

/** Attribute of style sheets from received files. */
const STYLES_MARK = 'data-sent-styles';

/** Objects that are components, made by `memo`, `forwardRef` and `lazy`. */
const KINDS = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

/**
 * Compiles the received files, loads their imports and evaluates them.
 *
 * @returns the default export of the entry, a component
 * @throws a `HostError`, or any error that the code throws
 */
export async function runFiles(files: DemoFiles, entry: string): Promise<ComponentType> {
  const compiled = compileReachable(files, entry);
  const outside = new Map<string, LoadedModule>();
  await Promise.all(
    [...compiled].flatMap(([file, { imports }]) =>
      imports
        .filter(({ specifier }) => !specifier.startsWith('.'))
        .map(async (use) => {
          const loaded = await loadImport(use, file);
          // Two files may import different names from one package.
          outside.set(use.specifier, merge(outside.get(use.specifier), loaded));
        }),
    ),
  );
  // The JSX transform adds this import.
  outside.set(
    'react/jsx-runtime',
    await loadImport({ specifier: 'react/jsx-runtime', names: null, line: 1 }, entry),
  );
  replaceStyles(files);
  const Demo = evaluate(files, compiled, outside)(entry).default;
  if (!isComponent(Demo)) {
    throw new HostError({
      kind: 'runtime',
      finding: { code: 'noComponent', values: { file: entry } },
      file: entry,
    });
  }
  return Demo;
}

function merge(known: LoadedModule | undefined, loaded: LoadedModule): LoadedModule {
  return known && known !== loaded ? { ...known, ...loaded } : loaded;
}

/** Compiles the entry and all files that it imports directly or indirectly. */
function compileReachable(files: DemoFiles, entry: string): Map<string, CompiledFile> {
  const compiled = new Map<string, CompiledFile>();
  const waiting = [entry];
  for (const file of waiting) {
    if (compiled.has(file) || !/\.[jt]sx?$/.test(file)) {
      continue;
    }
    const result = transpile(file, files[file] ?? '');
    compiled.set(file, result);
    for (const { specifier, line } of result.imports.filter((use) =>
      use.specifier.startsWith('.'),
    )) {
      waiting.push(locate(files, specifier, file, line));
    }
  }
  return compiled;
}

function locate(files: DemoFiles, specifier: string, from: string, line?: number): string {
  const names = Object.keys(files);
  const found = findFile(specifier, names);
  if (found === undefined) {
    throw new HostError({
      kind: 'import',
      finding: {
        code: 'noFile',
        values: { specifier, from, list: names.join(', ') },
      },
      file: from,
      line,
    });
  }
  return found;
}

function evaluate(
  files: DemoFiles,
  compiled: ReadonlyMap<string, CompiledFile>,
  outside: ReadonlyMap<string, LoadedModule>,
): (file: string) => LoadedModule {
  const evaluated = new Map<string, { exports: LoadedModule }>();
  /** Names of fully evaluated files; files that import each other see unfinished exports. */
  const finished = new Set<string>();
  const guard = createRunGuard();

  return function requireFile(file): LoadedModule {
    const known = evaluated.get(file);
    if (known) {
      return known.exports;
    }
    const module = { exports: {} as LoadedModule };
    evaluated.set(file, module);
    if (file.endsWith('.json')) {
      module.exports = { __esModule: true, default: JSON.parse(files[file] ?? '') };
      return module.exports;
    }
    const { code, imports = [] } = compiled.get(file) ?? {};
    if (code === undefined) {
      return module.exports;
    }
    const requireFrom = (specifier: string) => {
      if (!specifier.startsWith('.')) {
        return outside.get(specifier) ?? {};
      }
      const target = locate(files, specifier, file);
      const found = requireFile(target);
      if (finished.has(target)) {
        imports
          .filter((use) => use.specifier === specifier)
          .forEach((use) => checkExports(use, found, file));
      }
      return found;
    };
    const run = new Function(...PARAMETERS, `${code}\n//# sourceURL=${file}`);
    const { watchLoop, watchCall } = guard(file);
    run(requireFrom, module, module.exports, watchLoop, watchCall);
    finished.add(file);
    return module.exports;
  };
}

function isComponent(value: unknown): value is ComponentType {
  const kind = (value as { $$typeof?: symbol } | null | undefined)?.$$typeof;
  return typeof value === 'function' || (kind !== undefined && KINDS.includes(kind));
}

/** Adds the style sheets of the files to the page, replacing those of the previous run. */
function replaceStyles(files: DemoFiles): void {
  document.querySelectorAll(`style[${STYLES_MARK}]`).forEach((element) => element.remove());
  for (const [name, text] of Object.entries(files)) {
    if (name.endsWith('.css')) {
      const element = document.createElement('style');
      element.setAttribute(STYLES_MARK, name);
      element.textContent = text;
      document.head.append(element);
    }
  }
}
