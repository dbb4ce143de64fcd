import { answerParent } from '../../lib/process/answerParent.ts';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { prepareNode } from './prepareNode.ts';
import { extractRelease } from './readMinor.ts';
import type { MinorRelease } from './types.ts';

/** Request of the parent process: a release, regardless of the cache. */
export interface ReadingRequest {
  release: MinorRelease;
  /** Where the reading goes, as JSON. */
  outFile: string;
}

answerParent(async ({ release, outFile }: ReadingRequest) => {
  prepareNode();
  writeWhole(outFile, JSON.stringify(await extractRelease(release, new Map())));
});
