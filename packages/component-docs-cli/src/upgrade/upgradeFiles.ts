import { applyEdits } from './applyEdits.ts';
import { findHits, namesIn } from './findHits.ts';
import type { runCodemods as RunCodemods } from './runCodemods.ts';
import type { Failure, Upgrade, UpgradeFacts, UpgradeFile } from './types.ts';

/** What is known of an upgrade, as a whole and version by version. */
export interface UpgradeSteps {
  readonly whole: UpgradeFacts;
  readonly steps: readonly UpgradeFacts[];
}

/**
 * Writes what an upgrade can write by itself: version by version the codemods, then the names that are known to be others.
 * What came of it is held against the later version.
 *
 * @param runCodemods handed in, because they are large and loaded late
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
    let { text } = file;
    for (const step of steps) {
      const former = namesIn({ ...file, text });
      try {
        const result = runCodemods({ ...file, text }, step.to);
        if (result.text !== text && result.codemod) {
          codemods.add(result.codemod);
        }
        text = result.text;
      } catch (error) {
        failures.push({ file: file.name, message: (error as Error).message });
      }
      const { hits } = findHits([{ ...file, text }], step, () => former);
      text = applyEdits(
        text,
        hits.flatMap(({ edits }) => edits),
      );
    }
    return { ...file, text };
  });
  const originals = new Map(files.map((file) => [file.name, namesIn(file)]));
  const left = findHits(written, whole, (name) => originals.get(name)!);
  return {
    files: files.map(({ name, text }, index) => ({
      name,
      before: text,
      after: written[index]!.text,
    })),
    codemods: [...codemods],
    left: { ...left, failures: [...failures, ...left.failures] },
  };
}
