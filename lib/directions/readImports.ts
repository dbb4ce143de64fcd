import type { ICruiseResult } from 'dependency-cruiser';

/** An import between two modules; both relative to the site. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Tests may import everything; generated and installed code is not in these folders. */
const LEFT_OUT = '(^|/)(__tests__|fixtures|node_modules)/';

/**
 * Reads the imports between the modules of some folders, including type imports.
 *
 * @param siteDir absolute path, to which `@site` resolves
 * @param folders relative to the site
 */
export async function readImports(siteDir: string, folders: readonly string[]): Promise<Import[]> {
  // Only available as an ES module.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    [...folders],
    {
      baseDir: siteDir,
      exclude: { path: LEFT_OUT },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    {
      alias: { '@site': siteDir },
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, coreModule }) => !couldNotResolve && !coreModule)
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
