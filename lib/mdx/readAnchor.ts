import type { Heading } from 'mdast';
import type {} from 'mdast-util-mdx';

/** The id in a heading's comment; `null` for a heading without. */
export function readAnchor({ children }: Heading): string | null {
  for (const child of children) {
    const id = child.type === 'mdxTextExpression' && /^\/\*\s*#(\S+)\s*\*\/$/.exec(child.value);
    if (id) {
      return id[1]!;
    }
  }
  return null;
}
