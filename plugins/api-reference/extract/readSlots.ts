import type ts from 'typescript';
import type { SlotDoc } from '../types';
import { collectMembers } from './collectMembers';
import { printType } from './printType';
import { readJsDoc } from './readJsDoc';

/** Reads the slots of a component from the type of its `slots` prop, by name. */
export function readSlots(props: ts.Type, checker: ts.TypeChecker): Omit<SlotDoc, 'plan'>[] {
  const slots = collectMembers(props, checker).find(({ name }) => name === 'slots');
  const found = (slots?.symbols ?? []).flatMap((symbol) =>
    collectMembers(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker),
  );
  const byName = new Map<string, Omit<SlotDoc, 'plan'>>();
  for (const { name, symbols, required } of found) {
    const docs = symbols.map((symbol) => readJsDoc(symbol, checker));
    const doc = docs.find(({ description }) => description !== '') ?? docs[0];
    const [symbol] = symbols;
    if (doc && symbol && !doc.ignored && !byName.get(name)?.description) {
      const { description, deprecated } = doc;
      const context = { checker, depth: 1, source: symbol.declarations?.[0]?.getText() ?? '' };
      const type = printType(checker.getTypeOfSymbol(symbol), context, !required);
      byName.set(name, { name, type, description, default: doc.default, deprecated });
    }
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
