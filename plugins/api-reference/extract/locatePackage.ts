import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS } from './compilerOptions';
import { ExtractionError } from './ExtractionError';

/** An installed package, as a docs version's own imports find it. */
export interface LocatedPackage {
  name: string;
  version: string;
  /** Folder of the package. */
  dir: string;
  /** Its main declaration file. */
  declarations: string;
  /** File that `require` loads. */
  script: string;
}

interface Manifest {
  name?: string;
  version?: string;
  main?: string;
}

/**
 * Finds a package from a docs version's folder.
 *
 * @param name the package, such as `@mui/x-data-grid`
 * @param versionDir absolute path of the folder whose `package.json` pins it
 * @throws ExtractionError when it is not installed or ships no declarations
 */
export function locatePackage(name: string, versionDir: string): LocatedPackage {
  const declarations = resolveDeclarations(name, versionDir);
  const dir = declarations && findPackageDir(declarations, name);
  if (!declarations || !dir) {
    throw new ExtractionError(
      `The types of ${name} cannot be found from ${versionDir}. ` +
        `Pin the package in ${path.join(versionDir, 'package.json')} and run "npm install".`,
    );
  }
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  return {
    name,
    version: manifest.version ?? '0.0.0',
    dir,
    declarations,
    script: path.join(dir, manifest.main ?? 'index.js'),
  };
}

/** Returns the declaration file of `import '<specifier>'` in a docs version, if there is one. */
export function resolveDeclarations(specifier: string, versionDir: string): string | undefined {
  const importer = path.join(versionDir, 'importer.ts');
  const { resolvedModule } = ts.resolveModuleName(specifier, importer, COMPILER_OPTIONS, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file && /\.d\.[cm]?ts$/.test(file) ? file : undefined;
}

/** Runs a file of a package's CommonJS build and returns its exports. */
export function runModule(located: LocatedPackage, file: string): unknown {
  return createRequire(path.join(located.dir, 'package.json'))(file);
}

function findPackageDir(file: string, name: string): string | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (existsSync(manifest)) {
      const found = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest).name;
      if (found === name) {
        return dir;
      }
    }
  }
  return undefined;
}
