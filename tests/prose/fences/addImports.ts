import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { OpenVersion } from '../../../src/markdown/code-names/packages/openVersion.ts';
import { findFreeNames } from './findFreeNames.ts';

/**
 * Names that readers recognize as exports of the library or of React. Other lowercase names are the reader's own data.
 */
const RECOGNIZED = /^(?:[A-Z]|(?:use|grid|unstable_)[A-Z]|unstable_)/;

/** Browser globals that pages usually use as the names of variables. */
const SHADOWED_GLOBALS = new Set(
  'close event external find focus frames length name open origin parent print screen scroll self status stop top'.split(
    ' ',
  ),
);

/**
 * Appends imports of names that a module uses without importing them, and declarations of names that would otherwise
 * refer to browser globals. Line numbers do not change.
 */
export function addImports(
  text: string,
  fileName: string,
  { exports, modules }: Pick<OpenVersion, 'exports' | 'modules'>,
): string {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext, true);
  const free = [...findFreeNames(source)];
  const lines = free.flatMap((name) => {
    if (SHADOWED_GLOBALS.has(name)) {
      return [`declare const ${name}: any;`];
    }
    return RECOGNIZED.test(name) ? importOf(name, exports, modules.dirs) : [];
  });
  return [text, ...lines, 'export {};', ''].join('\n');
}

function importOf(
  name: string,
  exports: OpenVersion['exports'],
  dirs: ReadonlyMap<string, string>,
): string[] {
  if (name === 'React') {
    return [`import * as React from 'react';`];
  }
  for (const [module, names] of exports) {
    if (names.has(name)) {
      return [`import { ${name} } from '${module}';`];
    }
  }
  return ['@mui/icons-material', '@material-ui/icons']
    .flatMap((icons) => [`${icons}/${name}`, `${icons}/${name.replace(/Icon$/, '')}`])
    .filter((icon) => isIcon(icon, dirs))
    .slice(0, 1)
    .map((icon) => `import ${name} from '${icon}';`);
}

function isIcon(specifier: string, dirs: ReadonlyMap<string, string>): boolean {
  const [scope, name, icon] = specifier.split('/');
  const dir = dirs.get(`${scope}/${name}`);
  return dir !== undefined && existsSync(join(dir, `${icon}.d.ts`));
}
