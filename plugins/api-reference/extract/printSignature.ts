import ts from 'typescript';
import { authorText } from './authorText';
import { type PrintContext, printType } from './printType';

/** Prints a call signature as an arrow function's type. */
export function printSignature(signature: ts.Signature, context: PrintContext): string {
  const { checker } = context;
  const inner = { ...context, depth: context.depth + 1 };
  const parameters = signature.parameters.map((symbol) => printParameter(symbol, inner));
  const result = printType(checker.getReturnTypeOfSignature(signature), inner);
  return `${printTypeParameters(signature, context)}(${parameters.join(', ')}) => ${result}`;
}

function printParameter(symbol: ts.Symbol, context: PrintContext): string {
  const declaration = symbol.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
  const isOptional = node !== undefined && context.checker.isOptionalParameter(node);
  const type = printType(context.checker.getTypeOfSymbol(symbol), context, isOptional);
  return `${node?.dotDotDotToken ? '...' : ''}${parameterName(symbol)}${isOptional ? '?' : ''}: ${type}`;
}

/** Prints the type parameters; empty if a signature has none. */
export function printTypeParameters(signature: ts.Signature, context: PrintContext): string {
  const texts = (signature.typeParameters ?? []).map((parameter) => {
    const { name, declarations } = parameter.symbol;
    const node = declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    const constraint = parameter.getConstraint();
    // The author's text is shorter than the expanded `keyof`.
    const text = (node && authorText(node)) ?? (constraint && printType(constraint, context));
    return text ? `${name} extends ${text}` : name;
  });
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** A destructured argument has no name. */
export function parameterName(symbol: ts.Symbol): string {
  return symbol.name.startsWith('__') ? 'options' : symbol.name;
}
