import { normalizeType } from '../../compare/normalizeType';

describe('normal form of types', () => {
  it.each([
    ["'a' | 'b'", "'b' | 'a'"],
    ["'a' | 'b'", '"a" | "b"'],
    ['{}', '{ }'],
    ['{ a: string; b?: number }', '{\n  a: string,\n  b?: number;\n}'],
    ['Record<string, number | string>', 'Record<string, string | number>'],
    ['(a: X | Y) => void', '(a: Y | X) => void'],
    ['A | (B | C)', 'C | B | A'],
    ['A & B', 'B & A'],
    ['(string)[]', 'string[]'],
    ['type T = { a: 1 } | { b: 2 };', 'type T =\n  | { b: 2 }\n  | { a: 1 };'],
    ['interface I { a: A | B }', 'interface I {\n  a: B | A;\n}'],
  ])('is the same for %s and %s', (a, b) => {
    expect(normalizeType(a)).toBe(normalizeType(b));
  });

  it.each([
    ["'a' | 'b'", "'a' | 'c'"],
    ['(string | number)[]', 'string | number[]'],
    ['(() => void) | null', '() => void | null'],
    ['[a: A, b: B]', '[b: B, a: A]'],
    ['(a: A, b: B) => void', '(b: B, a: A) => void'],
    ['{ a: string }', '{ a?: string }'],
    ["'a  b'", "'a b c'"],
    ['not a type at all', 'not a type at'],
  ])('differs for %s and %s', (a, b) => {
    expect(normalizeType(a)).not.toBe(normalizeType(b));
  });
});
