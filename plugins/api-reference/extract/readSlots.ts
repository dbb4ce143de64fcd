import type ts from 'typescript';
import type { SlotDoc } from '../types';
import { collectMembers, type Member } from './collectMembers';
import { printType } from './printType';
import { type JsDoc, readJsDoc } from './readJsDoc';

/**
 * Reads the slots of a component by name: from the type of its `slots` prop or, before there was one, of `components`,
 * whose keys begin with a capital.
 */
export function readSlots(
  props: readonly Member[],
  checker: ts.TypeChecker,
): Omit<SlotDoc, 'plan'>[] {
  const slots = listKeys('slots', props, checker);
  const components = listKeys('components', props, checker);
  // v6 derives the keys of `slots` from those of `components`, which have the doc comments.
  const elsewhere = new Map(components.map((key) => [key.name, readDoc(key, checker)]));
  const byName = new Map<string, Omit<SlotDoc, 'plan'>>();
  for (const key of slots.length > 0 ? slots : components) {
    const own = readDoc(key, checker);
    const doc = own?.description === '' ? (elsewhere.get(capitalized(key.name)) ?? own) : own;
    const [symbol] = key.symbols;
    if (doc && symbol && !doc.ignored && !byName.get(key.name)?.description) {
      const { description, deprecated } = doc;
      const context = { checker, depth: 1, source: symbol.declarations?.[0]?.getText() ?? '' };
      const type = printType(checker.getTypeOfSymbol(symbol), context, !key.required);
      byName.set(key.name, {
        name: key.name,
        type,
        description,
        default: doc.default,
        deprecated,
      });
    }
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns whether the declarations do not specify the props of a slot, as in the grid. */
export function isUntypedSlot(type: string): boolean {
  return /^React\.JSXElementConstructor<any>(?: \| null)?$/.test(type);
}

/** Returns the keys of an object prop. */
function listKeys(prop: string, props: readonly Member[], checker: ts.TypeChecker): Member[] {
  const found = props.find(({ name }) => name === prop);
  return (found?.symbols ?? []).flatMap((symbol) =>
    collectMembers(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), checker),
  );
}

function readDoc({ symbols }: Member, checker: ts.TypeChecker): JsDoc | undefined {
  const docs = symbols.map((symbol) => readJsDoc(symbol, checker));
  return docs.find(({ description }) => description !== '') ?? docs[0];
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
