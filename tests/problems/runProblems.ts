import { versionNamed } from '../../src/versions/index.ts';
import { VERSION_NAMES } from '../../plugins/api-reference/data/during.ts';
import { runJest } from '../runner/runJest.ts';
import type { StageResult } from '../runner/types.ts';

/**
 * Reproduces known problems in every version.
 *
 * @param folders of pages, relative to the site; all pages if empty
 * @param options `isRecording` writes the outcomes instead of comparing them with those on record
 */
export async function runProblems(
  folders: readonly string[],
  { isRecording = false }: { readonly isRecording?: boolean } = {},
): Promise<StageResult> {
  const results: StageResult[] = [];
  for (const name of VERSION_NAMES) {
    const result = await runJest(
      ['problems'],
      folders.map((folder) => `${folder.replace(/\/$/, '')}/(.*/)?problems\\.test`),
      {
        PROBLEM_VERSION: name,
        PROBLEM_FOLDER: versionNamed(name).folder,
        PROBLEM_RECORD: String(isRecording),
      },
    );
    results.push({
      ...result,
      failures: result.failures.map((failure) => `${name}: ${failure}`),
    });
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    notes: results.flatMap(({ notes = [] }) => notes),
  };
}
