import { runProblems } from '../../tests/problems/runProblems.ts';

/**
 * `npm run problems`: reproduces the known problems of all pages, or of given folders, in every version, and compares
 * the outcomes with `problems.json`. With `--record`, writes this file instead.
 */
async function problems(): Promise<void> {
  const given = process.argv.slice(2);
  const isRecording = given.includes('--record');
  const folders = given.filter((argument) => !argument.startsWith('-'));
  const { passed, failures: found } = await runProblems(folders, { isRecording });
  const failures = [...found];
  if (passed + failures.length === 0) {
    failures.push(
      `No page has known problems in ${folders.join(', ') || 'the site'}. Give folders of pages.`,
    );
  }
  failures.forEach((failure) => console.error(failure));
  console.log(
    `${passed} outcomes ${isRecording ? 'recorded' : 'confirmed'}, ${failures.length} problems failed.`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void problems();
