import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInChild } from '../../../lib/process/runInChild.ts';
import { digestOf, readDigests } from '../digests.ts';
import { readMinors } from '../../../plugins/api-reference/minors/readMinors.ts';
import type { ReadingRequest } from '../runReading.ts';
import type { MinorReading } from '../types.ts';

/** Number of minors that are read again, different ones every day. */
const READ_AGAIN = 3;

const recorded = readDigests();
const day = Math.floor(Date.now() / 86_400_000);
const chosen = Array.from(
  { length: Math.min(READ_AGAIN, recorded.length) },
  (_, index) => recorded[(day * 7919 + index * 104_729) % recorded.length]!,
);

// Downloads the packages of the recorded readings from npm's registry.
for (const { release, digest } of chosen) {
  test(`reads the recorded names of ${release.family} ${release.minor} again`, async () => {
    const outFile = path.join(mkdtempSync(path.join(tmpdir(), 'minor-')), 'reading.json');
    const request: ReadingRequest = { release, outFile };
    await runInChild(path.join(__dirname, '../runReading.ts'), request);
    const { names } = JSON.parse(readFileSync(outFile, 'utf8')) as MinorReading;
    // If the digest differs, the extractor finds other names than before. Run "npm run history:minors".
    expect(digestOf(names)).toBe(digest);
  }, 300_000);
}

test('has a digest for each recorded major', () => {
  const families = (list: readonly { family: string; major: number }[]) =>
    [...new Set(list.map(({ family, major }) => `${family} ${major}`))].sort();
  expect(families(recorded.map(({ release }) => release))).toEqual(families(readMinors()));
});
