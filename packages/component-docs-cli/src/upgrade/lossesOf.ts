import { textOf } from './names.ts';
import { parseFile } from './parseFile.ts';
import { Tree } from './Tree.ts';
import type { UpgradeFile } from './types.ts';

/**
 * Describes what a codemod would lose: comments, and props that an element has twice, of which only the last one
 * applies.
 *
 * @param after result of the codemod
 */
export function lossesOf(before: UpgradeFile, after: string): string[] {
  if (after === before.text) {
    return [];
  }
  try {
    parseFile({ ...before, text: after });
  } catch (error) {
    return [`write code that cannot be parsed (${(error as Error).message})`];
  }
  const losesComment = countComments({ ...before, text: after }) < countComments(before);
  return [
    ...(losesComment ? ['drop a comment'] : []),
    ...repeatedBy(before, after).map((name) => `give the prop ${name} twice`),
  ];
}

const countComments = (file: UpgradeFile): number => parseFile(file).comments?.length ?? 0;

/** Returns the props that elements have twice only after a change. */
export function repeatedBy(before: UpgradeFile, after: string): string[] {
  const old = repeatedIn(before);
  return [...repeatedIn({ ...before, text: after })].filter((name) => !old.has(name));
}

function repeatedIn(file: UpgradeFile): Set<string> {
  const repeated = new Set<string>();
  for (const node of new Tree(parseFile(file)).nodes) {
    if (node.type === 'JSXOpeningElement') {
      const names = node.attributes.flatMap((each) =>
        each.type === 'JSXAttribute' ? (textOf(each.name) ?? []) : [],
      );
      names
        .filter((name, index) => names.indexOf(name) !== index)
        .forEach((name) => repeated.add(name));
    }
  }
  return repeated;
}
