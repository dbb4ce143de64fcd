import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Upgrade } from '../upgrade/types.ts';

/** Writes the files that an upgrade changed; nothing where none was applied. */
export async function writeUpgrade(upgrade: Upgrade | null, cwd: string): Promise<void> {
  const changed = upgrade?.files.filter(({ before, after }) => before !== after) ?? [];
  await Promise.all(changed.map(({ name, after }) => writeFile(resolve(cwd, name), after)));
}
