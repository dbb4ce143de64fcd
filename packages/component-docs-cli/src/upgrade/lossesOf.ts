import { textOf } from './names.ts';
import { parseFile } from './parseFile.ts';
import { Tree } from './Tree.ts';
import type { UpgradeFile } from './types.ts';

/**
 * Describes what a codemod loses: comments, and props of an element that it gives twice, of which only the last counts.
 *
 * @param after what the codemod made of the file
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

/** The props that elements have twice after a change, and did not have twice before. */
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
