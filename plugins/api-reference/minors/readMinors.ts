import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../src/versions/instances';
import { MAJORS } from './majors';
import type { RecordedMinors } from './types';

/** Folder of the recorded minors. */
export function minorsFile(family: string, major: number): string {
  return path.join(__dirname, '../data/minors', `${family}-${major}.json`);
}

/** Returns the recorded minors of all families, the oldest major of a family first. */
export function readMinors(): RecordedMinors[] {
  return PRODUCTS.flatMap((family) =>
    MAJORS.flatMap(({ major }) => {
      const file = minorsFile(family, major);
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as RecordedMinors] : [];
    }),
  );
}
