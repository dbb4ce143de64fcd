import type { ICruiseResult } from 'dependency-cruiser';

/** One module imports another; both relative to the site. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Tests may import what they like; what is generated or installed is not in these folders. */
const LEFT_OUT = '(^|/)(__tests__|fixtures|node_modules)/';

/**
 * Reads which modules of some folders import which, types included.
 *
 * @param siteDir absolute path, which is also what `@site` stands for
 * @param folders relative to it
 */
export async function readImports(siteDir: string, folders: readonly string[]): Promise<Import[]> {
  // An ES module only.
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
