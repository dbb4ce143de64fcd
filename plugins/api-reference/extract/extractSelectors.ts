import type ts from 'typescript';
import type { MemberGroup, SelectorDoc, SelectorsEntry } from '../types';
import { describeEntry } from './describeEntry';
import { type Exporter, type FamilySources, listExports } from './familySources';
import { printType } from './printType';
import { readJsDoc } from './readJsDoc';
import { readSignature } from './readSignatures';

type Found = SelectorDoc & { category: string; exporters: readonly Exporter[] };

/** Reads the selectors of a family: exported functions named `…Selector`. */
export function extractSelectors(sources: FamilySources): SelectorsEntry[] {
  const found = [...listExports(sources)]
    .filter(([name]) => /^(?!unstable_|use[A-Z])[a-z]\w*Selector$/.test(name))
    .flatMap(([name, exporters]) => readSelector(name, exporters))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const [free] = sources.packages;
  const cheapest = found.find(({ plan }) => plan === free?.plan) ?? found[0];
  if (!cheapest) {
    return [];
  }
  const base = describeEntry(cheapest.name, cheapest.exporters, sources, false);
  return [
    {
      ...base,
      name: 'GridSelectors',
      slug: 'selectors',
      kind: 'selectors',
      description: '',
      deprecated: null,
      // Each selector is imported by its own name.
      imports: [],
      selectors: found.map(({ category: _category, exporters: _exporters, ...doc }) => doc),
      groups: groupByCategory(found),
    },
  ];
}

function readSelector(name: string, exporters: readonly Exporter[]): Found[] {
  const [cheapest] = exporters;
  if (!cheapest) {
    return [];
  }
  const { opened, symbol } = cheapest;
  const { checker } = opened;
  const doc = readJsDoc(symbol, checker);
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature || doc.ignored) {
    return [];
  }
  const result = checker.getReturnTypeOfSignature(signature);
  const [, ...parameters] = readSignature(signature, doc, checker).parameters;
  return [
    {
      name,
      description: doc.description,
      deprecated: doc.deprecated,
      plan: opened.plan,
      returns: printType(result, { checker, depth: 1, source: '' }),
      parameters: parameters.filter(({ type }) => !/^(unknown|void|undefined)$/.test(type)),
      category: doc.category ?? featureFolder(symbol),
      exporters,
    },
  ];
}

/** Selectors without a category are declared in the folder of their feature, or of the grid's core. */
function featureFolder(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, folder = ''] = /\/hooks\/(?:features\/)?(\w+)\//.exec(file) ?? [];
  const words = folder.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

function groupByCategory(selectors: readonly Found[]): MemberGroup[] {
  const named = [...new Set(selectors.map(({ category }) => category))].filter(Boolean).sort();
  return named.map((name) => ({
    name,
    title: name,
    description: '',
    members: selectors.filter(({ category }) => category === name).map((doc) => doc.name),
  }));
}
