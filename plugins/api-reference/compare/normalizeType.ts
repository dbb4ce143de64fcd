import ts from 'typescript';

const FILE = 'type.ts';
const PRINTER = ts.createPrinter({ removeComments: true });

/** Cache, because the same types occur in thousands of comparisons. */
const known = new Map<string, string>();

/**
 * Normalizes a type so that equivalent types have the same text: union and intersection members are sorted
 * alphabetically and occur once, redundant parentheses are removed, and white space, quotes and semicolons are uniform.
 *
 * @param text a type, a value, or declarations; in any other text, only repeated white space is collapsed
 */
export function normalizeType(text: string): string {
  const normal = known.get(text) ?? normalize(text);
  known.set(text, normal);
  return normal;
}

function normalize(text: string): string {
  const prefix = 'type T = ';
  const asType = ts.createSourceFile(FILE, `${prefix}${text};`, ts.ScriptTarget.Latest, true);
  const source = hasErrors(asType)
    ? ts.createSourceFile(FILE, text, ts.ScriptTarget.Latest, true)
    : asType;
  if (hasErrors(source)) {
    return text.replaceAll(/\s+/g, ' ').trim();
  }
  const { transformed } = ts.transform(source, [sortMembers]);
  return PRINTER.printNode(ts.EmitHint.Unspecified, transformed[0]!, source)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function hasErrors(source: ts.SourceFile): boolean {
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
  return parseDiagnostics.length > 0;
}

/** Rewrites from the inside out, because the order of a union depends on the text of its members. */
const sortMembers: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const { factory } = context;
  const print = (node: ts.Node) => PRINTER.printNode(ts.EmitHint.Unspecified, node, source);
  const sorted = (types: readonly ts.TypeNode[]): ts.TypeNode[] => {
    const byText = new Map(types.map((type) => [print(type), type]));
    return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, type]) => type);
  };
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isParenthesizedTypeNode(inner) && !needsParentheses(inner.type)) {
      return inner.type;
    }
    if (ts.isUnionTypeNode(inner)) {
      const [only, ...others] = sorted(inner.types.flatMap(listMembers));
      return others.length === 0 ? only! : factory.createUnionTypeNode([only!, ...others]);
    }
    if (ts.isIntersectionTypeNode(inner)) {
      const [only, ...others] = sorted(inner.types);
      return others.length === 0 ? only! : factory.createIntersectionTypeNode([only!, ...others]);
    }
    return ts.isStringLiteral(inner) ? factory.createStringLiteral(inner.text, true) : inner;
  };
  return ts.visitNode(source, visit) as ts.SourceFile;
};

/** Flattens nested unions, which are equivalent to their members. */
function listMembers(type: ts.TypeNode): readonly ts.TypeNode[] {
  const bare = ts.isParenthesizedTypeNode(type) ? type.type : type;
  return ts.isUnionTypeNode(bare) ? bare.types.flatMap(listMembers) : [type];
}

/** Returns whether removing the parentheses around a type can change its meaning. */
function needsParentheses(type: ts.TypeNode): boolean {
  return (
    ts.isUnionTypeNode(type) ||
    ts.isIntersectionTypeNode(type) ||
    ts.isFunctionTypeNode(type) ||
    ts.isConstructorTypeNode(type) ||
    ts.isConditionalTypeNode(type) ||
    ts.isTypeOperatorNode(type) ||
    ts.isInferTypeNode(type) ||
    ts.isTypeQueryNode(type)
  );
}
