import ts from 'typescript';
import type { ApiEntry, ExportDoc } from '../types';
import { authorText } from './authorText';
import { type Exporter, type FamilySources, listExports } from './familySources';
import { readJsDoc } from './readJsDoc';

/** Lists the exports of a family's packages that are not entries, so that every name can be explained. */
export function extractExports(sources: FamilySources, entries: readonly ApiEntry[]): ExportDoc[] {
  const described = new Set(
    entries.flatMap((entry) => [
      entry.name,
      ...(entry.kind === 'selectors' ? entry.selectors.map(({ name }) => name) : []),
    ]),
  );
  return [...listExports(sources)]
    .filter(([name]) => !described.has(name))
    .flatMap(([name, [cheapest]]) =>
      cheapest ? [describeExport(name, cheapest, sources.family.slug)] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describeExport(name: string, { opened, symbol }: Exporter, family: string): ExportDoc {
  const { description, deprecated } = readJsDoc(symbol, opened.checker);
  return {
    name,
    kind: kindOf(symbol, opened.checker),
    family,
    package: opened.name,
    plan: opened.plan,
    description,
    deprecated,
    text: (symbol.declarations ?? []).map(printDeclaration).join('\n'),
  };
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): ExportDoc['kind'] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  if (symbol.flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  const isCalled = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  return isCalled ? 'function' : 'value';
}

/** Returns the author's text without comments, indented as if it was top-level code. */
function printDeclaration(declaration: ts.Declaration): string {
  return authorText(declaration)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^(export|declare) (declare )?/, '')
    .replace(/\s*\n\s*(?=\n)/g, '')
    .trim();
}
