import { applyEdits } from './applyEdits.ts';
import { findHits, namesIn } from './findHits.ts';
import { keptHandlers } from './keptHandlers.ts';
import { lossesOf, repeatedBy } from './lossesOf.ts';
import type { runCodemods as RunCodemods } from './runCodemods.ts';
import type { Failure, Hit, Upgrade, UpgradeFacts, UpgradeFile } from './types.ts';

/** Data of an upgrade, as a whole and step by step. */
export interface UpgradeSteps {
  readonly whole: UpgradeFacts;
  readonly steps: readonly UpgradeFacts[];
}

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
