import ts from 'typescript';
import { type PrintContext, printType } from './printType';

const MAX_MEMBERS = 8;

/** Prints a type that has no name by its members; a large one is only an `object`. */
export function printObject(type: ts.ObjectType, context: PrintContext): string {
  const { checker } = context;
  const properties = checker.getPropertiesOfType(type);
  const indexes = checker.getIndexInfosOfType(type);
  if (properties.length + indexes.length > MAX_MEMBERS) {
    return 'object';
  }
  const members = [
    ...indexes.map(
      (info) => `[key: ${printType(info.keyType, context)}]: ${printType(info.type, context)}`,
    ),
    ...properties.map((symbol) => {
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const text = printType(checker.getTypeOfSymbol(symbol), context, isOptional);
      return `${printKey(symbol.name)}${isOptional ? '?' : ''}: ${text}`;
    }),
  ];
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
}

function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}
