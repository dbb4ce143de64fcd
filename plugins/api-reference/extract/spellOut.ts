import ts from 'typescript';
import type { PrintContext } from './printType';

const MAX_UNION_MEMBERS = 12;
const MAX_NESTED_UNION_MEMBERS = 4;

/** Returns whether the definition of an alias is more helpful than its name. */
export function isSpeltOut(type: ts.Type, { depth }: PrintContext): boolean {
  if (type.isUnion()) {
    const longest = depth === 0 ? MAX_UNION_MEMBERS : MAX_NESTED_UNION_MEMBERS;
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

/** Returns whether a type is only a function. */
export function isFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 && type.getProperties().length === 0;
}
