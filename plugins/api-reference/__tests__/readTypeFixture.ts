import path from 'node:path';
import { findComponents } from '../extract/findComponents';
import { openPackage, type SourceCache } from '../extract/openPackage';
import { type PropScope, readProps } from '../extract/readProps';
import { readSlots } from '../extract/readSlots';

export const TYPE_FIXTURES = path.join(__dirname, 'fixtures/types');

const sources: SourceCache = new Map();

/** Reads a declaration file the way a package's entry point is read. */
export function readTypeFixture(name: string): Record<string, unknown> {
  const opened = openPackage(
    {
      name,
      version: '0.0.0',
      dir: TYPE_FIXTURES,
      declarations: path.join(TYPE_FIXTURES, `${name}.d.ts`),
      script: '',
    },
    sources,
  );
  const { checker } = opened;
  // Files outside node_modules belong to no package, which has the empty name.
  const scope: PropScope = { checker, ownPackages: new Set(['']), runtimeProps: new Set() };
  const components = findComponents(opened).map(({ name: exported, props }) => {
    const slots = readSlots(props, checker);
    return [exported, { ...readProps(props, scope), ...(slots.length > 0 && { slots }) }];
  });
  const interfaces = [...opened.exports]
    .filter(([exported, symbol]) => /^(Api|Column)$/.test(exported) && symbol.declarations)
    .map(([exported, symbol]) => {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      return [exported, readProps(type, { ...scope, runtimeProps: null })];
    });
  return Object.fromEntries([...components, ...interfaces]) as Record<string, unknown>;
}
