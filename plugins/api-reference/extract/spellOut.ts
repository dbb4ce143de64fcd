import ts from 'typescript';
import type { PrintContext } from './printType';

const LONGEST_UNION_ON_THE_SURFACE = 12;
const LONGEST_UNION_INSIDE = 4;

/** Whether a reader learns more from what an alias stands for than from its name. */
export function isSpeltOut(type: ts.Type, { depth }: PrintContext): boolean {
  if (type.isUnion()) {
    const longest = depth === 0 ? LONGEST_UNION_ON_THE_SURFACE : LONGEST_UNION_INSIDE;
    const literal =
      ts.TypeFlags.StringLiteral |
      ts.TypeFlags.NumberLiteral |
      ts.TypeFlags.BooleanLiteral |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.Null;
    return type.types.length <= longest && type.types.every(({ flags }) => flags & literal);
  }
  return depth <= 1 && isFunction(type);
}

/** Whether a type is nothing but a function. */
export function isFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 && type.getProperties().length === 0;
}
