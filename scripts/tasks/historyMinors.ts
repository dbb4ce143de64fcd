import { parseArgs } from 'node:util';
import { MAJORS } from '../../plugins/api-reference/minors/majors.ts';
import { PRODUCTS } from '../../src/versions/instances.ts';
import { writeDigests } from '../minors/digests.ts';
import { readMajor } from '../minors/readMajor.ts';
import { prepareNode } from '../minors/prepareNode.ts';
import { recordMinors } from '../minors/recordMinors.ts';
import { format, resolveConfig } from 'prettier';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { minorsFile } from '../../plugins/api-reference/minors/readMinors.ts';
import type { RecordedMinors } from '../../plugins/api-reference/minors/types.ts';

/**
 * `npm run history:minors`: reads the declarations of every published minor, one release at a time, and records the
 * names that each one added, deprecated or removed. `-- --family charts` and `-- --major 8` select a part. Readings are
 * cached in `node_modules/.cache/minors`, so that an interrupted run continues where it stopped.
 */
async function historyMinors(): Promise<void> {
  const { values } = parseArgs({
    options: {
      family: { type: 'string', multiple: true, default: [...PRODUCTS] },
      major: { type: 'string', multiple: true, default: MAJORS.map(({ major }) => String(major)) },
    },
  });
  prepareNode();
  for (const family of values.family) {
    for (const { major } of MAJORS.filter((each) => values.major.includes(String(each.major)))) {
      const readings = await readMajor(family, major, console.log);
      const isFirst = major === MAJORS[0]?.major;
      const before = isFirst ? [] : await readMajor(family, major - 1, console.log, 'last');
      await writeRecord(recordMinors(readings, before.at(-1) ?? null));
      await writeDigests(readings);
    }
  }
}

historyMinors().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** Writes what is recorded of a family's major, in the form in which it is committed. */
async function writeRecord(recorded: RecordedMinors): Promise<void> {
  const filepath = minorsFile(recorded.family, recorded.major);
  const options = await resolveConfig(filepath);
  writeWhole(filepath, await format(JSON.stringify(recorded), { ...options, filepath }));
}
