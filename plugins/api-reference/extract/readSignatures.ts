import ts from 'typescript';
import type { ParameterDoc, SignatureDoc } from '../types';
import { type PrintContext, printType } from './printType';
import { parameterName, printTypeParameters } from './printSignature';
import type { JsDoc } from './readJsDoc';
import { isFunction } from './spellOut';

/**
 * Extracts each call signature of a function, with the descriptions of its arguments.
 *
 * @returns an empty list for anything but a function
 */
export function readSignatures(
  type: ts.Type,
  doc: Pick<JsDoc, 'parameters' | 'returns'>,
  checker: ts.TypeChecker,
): SignatureDoc[] {
  const called = checker.getNonNullableType(type);
  const signatures = isFunction(called) ? called.getCallSignatures() : [];
  return signatures.map((signature) => readSignature(signature, doc, checker));
}

/** Reads one way to call a function or to construct a class. */
export function readSignature(
  signature: ts.Signature,
  { parameters, returns }: Pick<JsDoc, 'parameters' | 'returns'>,
  checker: ts.TypeChecker,
): SignatureDoc {
  const context: PrintContext = {
    checker,
    depth: 1,
    source: signature.getDeclaration()?.getText() ?? '',
  };
  const descriptions = new Map(parameters.map(({ name, description }) => [name, description]));
  return {
    typeParameters: printTypeParameters(signature, context),
    parameters: signature.parameters.map((symbol) => ({
      ...readParameter(symbol, context),
      description: descriptions.get(parameterName(symbol)) ?? '',
    })),
    returns: {
      type: printType(checker.getReturnTypeOfSignature(signature), context),
      description: returns,
    },
  };
}

function readParameter(
  symbol: ts.Symbol,
  context: PrintContext,
): Omit<ParameterDoc, 'description'> {
  const declaration = symbol.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
  const rest = node?.dotDotDotToken !== undefined;
  const optional = node !== undefined && context.checker.isOptionalParameter(node);
  return {
    name: parameterName(symbol),
    type: printType(context.checker.getTypeOfSymbol(symbol), context, optional),
    required: !optional && !rest,
    rest,
  };
}
