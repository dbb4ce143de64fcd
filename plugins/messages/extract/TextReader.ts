import ts from 'typescript';
import type { Part } from '../types';
import { type Bindings, bindArguments } from './bindings';
import {
  declarationOf,
  type FunctionCode,
  isFunctionExpression,
  isValueless,
  listWalkedBy,
  nameOf,
  plain,
  returnedBy,
} from './codeNodes';
import { hasWords } from './hasWords';
import { joinParts } from './joinParts';

/** A text with placeholders for the parts that cannot be determined. */
export type Text = readonly Part[];

/** Values assigned to variables that are declared without one. */
export type Assigned = ReadonlyMap<ts.Node, readonly ts.Expression[]>;

/** Maximum number of nested names and calls that are followed. Recursive code would never end. */
const DEEPEST = 10;

/**
 * Determines the texts that an expression can have without running it. Follows constants, parameters and functions,
 * joins lists, and leaves a placeholder for values that are known only at run time.
 */
export class TextReader {
  /** Parameters that a text depends on and that are not bound to an argument. */
  readonly wanted = new Set<ts.ParameterDeclaration>();

  /** @param assigned values assigned to variables after their declaration */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly assigned: Assigned = new Map(),
    private readonly depth = 0,
  ) {}

  /** Returns the distinct texts that an expression can have, or none if it is not a text. */
  read(given: ts.Expression, bindings: Bindings): Text[] {
    const expression = plain(given);
    if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) {
      return [[expression.text]];
    }
    if (ts.isTemplateExpression(expression)) {
      const spans = expression.templateSpans.flatMap((span) => [
        ...this.readOne(span.expression, bindings),
        span.literal.text,
      ]);
      return [joinParts([expression.head.text, ...spans])];
    }
    if (ts.isBinaryExpression(expression)) {
      return this.readOperator(expression, bindings);
    }
    if (ts.isConditionalExpression(expression)) {
      return this.readEither([expression.whenTrue, expression.whenFalse], bindings);
    }
    if (ts.isArrayLiteralExpression(expression)) {
      return this.readJoined(expression, '\n', bindings);
    }
    if (ts.isCallExpression(expression)) {
      return this.readCall(expression, bindings);
    }
    if (ts.isIdentifier(expression)) {
      return this.readName(expression, bindings);
    }
    return isValueless(expression) ? [] : [[{ hole: nameOf(expression) }]];
  }

  private readOperator(
    { left, operatorToken, right }: ts.BinaryExpression,
    bindings: Bindings,
  ): Text[] {
    switch (operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return [joinParts([...this.readOne(left, bindings), ...this.readOne(right, bindings)])];
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.read(right, bindings);
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return this.readEither([left, right], bindings);
      default:
        return [[{ hole: '' }]];
    }
  }

  private readEither(expressions: readonly ts.Expression[], bindings: Bindings): Text[] {
    const texts = expressions.flatMap((each) => this.read(each, bindings));
    return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  }

  /** Returns a part of a longer text: a placeholder, unless the part has exactly one possible text. */
  private readOne(expression: ts.Expression, bindings: Bindings): Text {
    const [text, ...others] = this.read(expression, bindings);
    const isKnown = text && others.length === 0 && (hasWords(text) || isLiteral(text));
    return isKnown ? text : [{ hole: nameOf(plain(expression)) }];
  }

  private readCall(call: ts.CallExpression, bindings: Bindings): Text[] {
    const callee = plain(call.expression);
    if (ts.isPropertyAccessExpression(callee)) {
      if (callee.name.text === 'join') {
        const [separator] = call.arguments;
        const between = separator && ts.isStringLiteralLike(separator) ? separator.text : ',';
        return this.readJoined(callee.expression, between, bindings);
      }
      return callee.name.text === 'concat'
        ? [
            joinParts(
              [callee.expression, ...call.arguments].flatMap((each) =>
                this.readOne(each, bindings),
              ),
            ),
          ]
        : [[{ hole: '' }]];
    }
    const called = ts.isIdentifier(callee) ? this.findFunctions(callee, bindings) : [];
    if (called.length === 0) {
      return [[{ hole: '' }]];
    }
    return this.deeper(
      (reader) =>
        called.flatMap(({ code, bindings: own }) =>
          returnedBy(code).flatMap((returned) =>
            reader.read(returned, bindArguments(code, call.arguments, bindings, own)),
          ),
        ),
      [],
    );
  }

  private readJoined(list: ts.Expression, separator: string, bindings: Bindings): Text[] {
    const lines = this.readList(list, bindings);
    if (!lines) {
      return [[{ hole: '' }]];
    }
    return [joinParts(lines.flatMap((line, index) => (index > 0 ? [separator, ...line] : line)))];
  }

  /** Returns the items of a list; `null` if the code does not determine them. */
  private readList(list: ts.Expression, bindings: Bindings): Text[] | null {
    return (
      this.findItems(list, bindings)?.map(({ expression, bindings: own }) =>
        this.readOne(expression, own),
      ) ?? null
    );
  }

  private findItems(
    list: ts.Expression,
    bindings: Bindings,
  ): { expression: ts.Expression; bindings: Bindings }[] | null {
    const expression = plain(list);
    if (ts.isArrayLiteralExpression(expression)) {
      return expression.elements.flatMap((each) =>
        ts.isSpreadElement(each)
          ? (this.findItems(each.expression, bindings) ?? [
              { expression: each.expression, bindings },
            ])
          : [{ expression: each, bindings }],
      );
    }
    if (
      ts.isCallExpression(expression) &&
      ts.isPropertyAccessExpression(expression.expression) &&
      expression.expression.name.text === 'filter'
    ) {
      return this.findItems(expression.expression.expression, bindings);
    }
    const value = ts.isIdentifier(expression) ? this.findValue(expression, bindings) : null;
    return value
      ? this.deeper((reader) => reader.findItems(value.expression, value.bindings), null)
      : null;
  }

  private readName(name: ts.Identifier, bindings: Bindings): Text[] {
    if (name.text === 'undefined') {
      return [];
    }
    const value = this.findValue(name, bindings);
    return value
      ? this.deeper((reader) => reader.read(value.expression, value.bindings), [])
      : [[{ hole: name.text }]];
  }

  /** Returns the value of a name: a constant, or an argument. */
  private findValue(
    name: ts.Identifier,
    bindings: Bindings,
  ): { expression: ts.Expression; bindings: Bindings } | null {
    const declaration = declarationOf(name, this.checker);
    if (declaration && ts.isVariableDeclaration(declaration)) {
      const [only, other] = this.assigned.get(declaration) ?? [];
      const expression = declaration.initializer ?? (other ? undefined : only);
      return expression && ts.isIdentifier(declaration.name) ? { expression, bindings } : null;
    }
    if (!declaration || !ts.isParameter(declaration)) {
      return null;
    }
    const bound = bindings.get(declaration);
    if (!bound) {
      this.wanted.add(declaration);
      return null;
    }
    const expression = bound.expression ?? declaration.initializer;
    return expression ? { expression, bindings: bound.bindings } : null;
  }

  /** Returns the functions that a call by this name can run. */
  private findFunctions(
    name: ts.Identifier,
    bindings: Bindings,
  ): { code: FunctionCode; bindings: Bindings }[] {
    const declaration = declarationOf(name, this.checker);
    if (declaration && ts.isFunctionDeclaration(declaration)) {
      return [{ code: declaration, bindings }];
    }
    const list = declaration && ts.isParameter(declaration) ? listWalkedBy(declaration) : null;
    const items = list ? this.findItems(list, bindings) : null;
    const value = items ? null : this.findValue(name, bindings);
    return [...(items ?? []), ...(value ? [value] : [])].flatMap((found) => {
      const code = plain(found.expression);
      return isFunctionExpression(code) ? [{ code, bindings: found.bindings }] : [];
    });
  }

  private deeper<Result>(run: (reader: TextReader) => Result, otherwise: Result): Result {
    if (this.depth >= DEEPEST) {
      return otherwise;
    }
    const reader = new TextReader(this.checker, this.assigned, this.depth + 1);
    const result = run(reader);
    reader.wanted.forEach((parameter) => this.wanted.add(parameter));
    return result;
  }
}

function isLiteral([first, ...others]: Text): boolean {
  return typeof first === 'string' && others.length === 0;
}
