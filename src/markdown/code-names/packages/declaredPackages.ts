import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that a docs version depends on. */
export interface DeclaredPackages {
  /** Dependencies of its `package.json`, by name. */
  readonly declared: Readonly<Record<string, string>>;
  /** Folders of the installed packages, relative to the site. */
  readonly dirs: Readonly<Record<string, string>>;
}

/**
 * Reads a version's `package.json` and resolves its packages as Node does from the version's folder.
 *
 * @param folder of the version, relative to the site
 */
export function declaredPackages(siteDir: string, folder: string): DeclaredPackages {
  const manifest = readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8');
  const { dependencies: declared } = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
  };
  const dirs = Object.fromEntries(
    Object.keys(declared).flatMap((name) => {
      const dir = [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((candidate) =>
        existsSync(path.join(siteDir, candidate, 'package.json')),
      );
      return dir ? [[name, dir] as const] : [];
    }),
  );
  return { declared, dirs };
}
