import type { Code, Root, RootContent } from 'mdast';
// Adds the MDX node types to those of Markdown.
import type {} from 'mdast-util-mdx';

export type Side = 'before' | 'after';

/** Code of an older version and its replacement, if there is one. */
export interface CodeChange {
  readonly before: Code;
  readonly after: Code | null;
  /** The parent of the fences. */
  readonly parent: { children: RootContent[] };
}

export interface CodeChanges {
  readonly changes: readonly CodeChange[];
  /** Fences marked `after` that do not follow a fence marked `before`. */
  readonly stray: readonly Code[];
}

/** Returns the side from the first line of a fence: ```` ```tsx before ````. */
export function sideOf({ meta }: Pick<Code, 'meta'>): Side | null {
  return (/(?:^|\s)(before|after)(?=\s|$)/.exec(meta ?? '')?.[1] as Side | undefined) ?? null;
}

/** Returns a page's fences marked `before` or `after`. The two fences of a pair are adjacent. */
export function findCodeChanges(tree: Root): CodeChanges {
  const changes: CodeChange[] = [];
  const stray: Code[] = [];
  const visit = (parent: { children: RootContent[] }): void => {
    parent.children.forEach((node, index) => {
      if ('children' in node) {
        visit(node as { children: RootContent[] });
      }
      if (node.type !== 'code') {
        return;
      }
      if (sideOf(node) === 'before') {
        const next = parent.children[index + 1];
        const after = next?.type === 'code' && sideOf(next) === 'after' ? next : null;
        changes.push({ before: node, after, parent });
      } else if (sideOf(node) === 'after' && changes.at(-1)?.after !== node) {
        stray.push(node);
      }
    });
  };
  visit(tree);
  return { changes, stray };
}
