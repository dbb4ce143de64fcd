import type ts from 'typescript';
import type { SlotDoc } from '../types';
import { collectMembers } from './collectMembers';
import { readJsDoc } from './readJsDoc';

/** Reads the slots of a component from the type of its `slots` prop, by name. */
export function readSlots(props: ts.Type, checker: ts.TypeChecker): Omit<SlotDoc, 'plan'>[] {
  const slots = collectMembers(props, checker).find(({ name }) => name === 'slots');
  const found = (slots?.symbols ?? []).flatMap((symbol) =>
    collectMembers(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker),
  );
  const byName = new Map<string, Omit<SlotDoc, 'plan'>>();
  for (const { name, symbols } of found) {
    const docs = symbols.map((symbol) => readJsDoc(symbol, checker));
    const doc = docs.find(({ description }) => description !== '') ?? docs[0];
    if (doc && !doc.ignored && !byName.get(name)?.description) {
      const { description, deprecated } = doc;
      byName.set(name, { name, description, default: doc.default, deprecated });
    }
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
