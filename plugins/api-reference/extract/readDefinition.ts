import ts from 'typescript';
import { authorText } from './authorText';

/**
 * Returns the definition of an alias as its author wrote it.
 *
 * @returns `null` for an interface, a class, and an alias of an object whose members are listed
 */
export function readDefinition(symbol: ts.Symbol): string | null {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  return node && !ts.isTypeLiteralNode(node) ? oneLine(authorText(node)) : null;
}

/** Returns the type parameters of a type; empty if it has none. */
export function readTypeParameters(symbol: ts.Symbol): string {
  const node = symbol.declarations?.find(
    (declaration) =>
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration),
  );
  const parameters = node?.typeParameters?.map((parameter) => oneLine(authorText(parameter))) ?? [];
  return parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
}

function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}
