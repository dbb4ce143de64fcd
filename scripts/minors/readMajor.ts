import type { SourceCache } from '../../plugins/api-reference/extract/openPackage.ts';
import { NotPublishedError } from './askRegistry.ts';
import { familyOfMajor } from './families.ts';
import { listMinors } from './listMinors.ts';
import { isRead, readMinor } from './readMinor.ts';
import type { MinorReading } from './types.ts';

/**
 * Reads the minors of a major, oldest first.
 *
 * @param log says what is being read, which takes some seconds each
 * @param which all, or the last one alone
 */
export async function readMajor(
  family: string,
  major: number,
  log: (message: string) => void,
  which: 'all' | 'last' = 'all',
): Promise<MinorReading[]> {
  const published = await listMinors(familyOfMajor(family, major).family, major);
  const wanted = which === 'all' ? published : published.slice(-1);
  const parsed: SourceCache = new Map();
  const readings: MinorReading[] = [];
  for (const release of wanted) {
    if (!isRead(release)) {
      log(`${family} ${release.minor}: ${Object.values(release.packages).join(', ')}`);
    }
    try {
      readings.push(await readMinor(release, parsed));
    } catch (error) {
      if (!(error instanceof NotPublishedError)) {
        throw error;
      }
      // As with a minor that the registry does not list: nothing is said about it.
      log(`${family} ${release.minor} is left out: ${error.message}`);
    }
  }
  return readings;
}
