import { format, resolveConfig } from 'prettier';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { minorsFile } from '../../plugins/api-reference/minors/readMinors.ts';
import type { RecordedMinors } from '../../plugins/api-reference/minors/types.ts';

/** Writes the record of a family's major in the format in which it is committed. */
export async function writeRecord(recorded: RecordedMinors): Promise<void> {
  const filepath = minorsFile(recorded.family, recorded.major);
  const options = await resolveConfig(filepath);
  writeWhole(filepath, await format(JSON.stringify(recorded), { ...options, filepath }));
}
