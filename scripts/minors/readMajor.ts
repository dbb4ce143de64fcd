import type { SourceCache } from '../../plugins/api-reference/extract/openPackage.ts';
import { NotPublishedError } from './askRegistry.ts';
import { familyOfMajor } from './families.ts';
import { listMinors } from './listMinors.ts';
import { isRead, readMinor } from './readMinor.ts';
import type { MinorReading } from './types.ts';

/**
 * Reads the minors of a major, oldest first.
 *
 * @param log reports each minor before it is read, which takes several seconds
 * @param which all minors, or only the last one
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
      // A minor that the registry does not list is left out as well.
      log(`${family} ${release.minor} is left out: ${error.message}`);
    }
  }
  return readings;
}
