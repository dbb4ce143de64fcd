import type { ComponentType } from 'react';

/** Types of component objects created by `memo`, `forwardRef` and `lazy`. */
const KINDS = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

export function isComponent(value: unknown): value is ComponentType {
  const kind = (value as { $$typeof?: symbol } | null | undefined)?.$$typeof;
  return typeof value === 'function' || (kind !== undefined && KINDS.includes(kind));
}
