import { findHits, namesIn } from './findHits.ts';
import { keptHandlers } from './keptHandlers.ts';
import type { runCodemods as RunCodemods } from './runCodemods.ts';
import type { Failure, Hit, Upgrade, UpgradeFacts, UpgradeFile, Edit } from './types.ts';
import { textOf } from './names.ts';
import { parseFile } from './parseFile.ts';
import { Tree } from './Tree.ts';

/** Data of an upgrade, as a whole and step by step. */
export interface UpgradeSteps {
  readonly whole: UpgradeFacts;
  readonly steps: readonly UpgradeFacts[];
}

const countComments = (file: UpgradeFile): number => parseFile(file).comments?.length ?? 0;

/**
 * Rewrites code automatically: for each step, applies the codemods and then the known renames. The result is checked
 * against the later version.
 *
 * @param runCodemods passed in, because codemods are large and loaded late
 */
export function upgradeFiles(
  files: readonly UpgradeFile[],
  { whole, steps }: UpgradeSteps,
  runCodemods: typeof RunCodemods,
): Upgrade {
  const codemods = new Set<string>();
  const failures: Failure[] = [];
  const written = files.map((file): UpgradeFile => {
    if (namesIn(file).size === 0) {
      return file;
    }
    let text = file.text.replaceAll('\r\n', '\n');
    const lineEnd = text === file.text ? '\n' : '\r\n';
    if (text.replaceAll('\n', lineEnd) !== file.text) {
      failures.push({
        file: file.name,
        message: `${file.name} mixes line endings and was not changed.`,
      });
      return file;
    }
    for (const step of steps) {
      const former = namesIn({ ...file, text });
      try {
        const result = runCodemods({ ...file, text }, step.to);
        const losses = lossesOf({ ...file, text }, result.text);
        if (losses.length > 0) {
          throw new Error(
            `${file.name}: the codemods to ${step.to} would ${losses.join(' and ')}.`,
          );
        }
        if (result.text !== text && result.codemod) {
          codemods.add(result.codemod);
        }
        text = result.text;
      } catch (error) {
        failures.push({ file: file.name, message: (error as Error).message });
      }
      const { hits } = findHits([{ ...file, text }], step, () => ({ names: former, hits: [] }));
      text = applyHits({ ...file, text }, hits);
    }
    return { ...file, text: text.replaceAll('\n', lineEnd) };
  });
  const originals = new Map(
    files.map((file) => [file.name, { names: namesIn(file), hits: findHits([file], whole).hits }]),
  );
  const left = findHits(written, whole, (name) => originals.get(name)!);
  return {
    files: files.map(({ name, text }, index) => ({
      name,
      before: text,
      after: written[index]!.text,
    })),
    codemods: [...codemods],
    left: {
      ...left,
      hits: [
        ...left.hits,
        ...files.flatMap((file, index) => keptHandlers(file, written[index]!.text, whole)),
      ],
      failures: [...failures, ...left.failures],
    },
  };
}

/** Does not rename a prop to one that the element already has, because the second one would override the first. */
function applyHits(file: UpgradeFile, hits: readonly Hit[]): string {
  const apply = (some: readonly Hit[]): string =>
    applyEdits(
      file.text,
      some.flatMap(({ edits }) => edits),
    );
  const text = apply(hits);
  const repeated = new Set(text === file.text ? [] : repeatedBy(file, text));
  return repeated.size === 0
    ? text
    : apply(hits.filter(({ kind, instead }) => kind !== 'prop' || !repeated.has(instead ?? '')));
}

/** Applies edits; of two overlapping ones, only the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: written } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start >= at) {
      result += text.slice(at, start) + written;
      at = end;
    }
  }
  return result + text.slice(at);
}

/**
 * Describes what a codemod would lose: comments, and props that an element has twice, of which only the last one
 * applies.
 *
 * @param after result of the codemod
 */
function lossesOf(before: UpgradeFile, after: string): string[] {
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

/** Returns the props that elements have twice only after a change. */
function repeatedBy(before: UpgradeFile, after: string): string[] {
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
