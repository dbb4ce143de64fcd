import ts from 'typescript';
import { inParentheses, type PrintContext, printType } from './printType';
import { isSpeltOut } from './spellOut';

/**
 * Prints a union in its author's order.
 *
 * @param optional leaves `undefined` out
 */
export function printUnion(type: ts.UnionType, context: PrintContext, optional: boolean): string {
  const kept = membersOf(type, context).filter(
    (member) => !(optional && member.flags & ts.TypeFlags.Undefined),
  );
  const [only] = kept;
  if (kept.length === 1 && only) {
    return printType(only, context, optional);
  }
  const source = type.aliasSymbol?.declarations?.[0]?.getText() ?? context.source;
  const inner = { ...context, depth: context.depth + 1, source };
  const texts = kept.map((member) => inParentheses(printType(member, inner)));
  const merged =
    texts.includes('true') && texts.includes('false')
      ? texts.filter((text) => text !== 'true').map((text) => (text === 'false' ? 'boolean' : text))
      : texts;
  return [...new Set(merged)].sort(bySource(source)).join(' | ');
}

/** The compiler flattens unions; their origin still has the author's names. */
function membersOf(type: ts.UnionType, context: PrintContext): readonly ts.Type[] {
  const { origin } = type as { origin?: ts.Type };
  const members = origin?.isUnion() ? origin.types : type.types;
  return members.flatMap((member) =>
    member.isUnion() && isSpeltOut(member, context) && members.length > 2
      ? membersOf(member, context)
      : [member],
  );
}

/** The compiler sorts members by creation; readers expect the author's order with `null` at the end. */
function bySource(source: string): (a: string, b: string) => number {
  const rank = (text: string): number => {
    const last = ['null', 'undefined'].indexOf(text);
    const found = source.indexOf(text.replaceAll("'", ''));
    return last >= 0 ? source.length + 1 + last : found < 0 ? source.length : found;
  };
  return (a, b) => rank(a) - rank(b);
}
