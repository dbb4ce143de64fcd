import path from 'node:path';
import ts from 'typescript';
import { extractFamily } from '../extract/extractFamily';
import { openPackage, type OpenPackage, type SourceCache } from '../extract/openPackage';
import type { ApiReference } from '../types';

export const TYPE_FIXTURES = path.join(__dirname, 'fixtures/types');

const sources: SourceCache = new Map();

/**
 * Reads a declaration file like a package's entry point, with each type and class as an entry. Files outside
 * `node_modules` belong to a package without a name.
 */
export function readTypeFixture(name: string): Omit<ApiReference, 'packages'> {
  const located = {
    name: '',
    version: '0.0.0',
    dir: TYPE_FIXTURES,
    declarations: path.join(TYPE_FIXTURES, `${name}.d.ts`),
    script: path.join(TYPE_FIXTURES, 'nothing.js'),
  };
  const opened = openPackage(located, sources);
  return extractFamily({
    family: {
      slug: 'fixtures',
      packages: [{ name: '', plan: 'community' }],
      entryPoints: [],
      interfaces: listTypes(opened),
      events: opened.exports.has('EventLookup') ? 'EventLookup' : null,
      reviewed: { internal: [], descriptions: {}, plans: {} },
    },
    packages: [{ ...opened, plan: 'community' }],
    documented: new Map([['', located]]),
    versionDir: TYPE_FIXTURES,
    parsed: sources,
  });
}

function listTypes({ exports }: OpenPackage): string[] {
  const isListed = ts.SymbolFlags.Type | ts.SymbolFlags.Class;
  return [...exports]
    .filter(([name, symbol]) => symbol.flags & isListed && !/(Props|Lookup|Parameters)$/.test(name))
    .map(([name]) => name);
}
