import { answerParent } from '../../lib/process/answerParent.ts';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { prepareNode } from './prepareNode.ts';
import { extractRelease } from './readMinor.ts';
import type { MinorRelease } from './types.ts';

/** Request of the parent process: the release to extract. The cache is not used. */
export interface ReadingRequest {
  release: MinorRelease;
  /** File to which the reading is written as JSON. */
  outFile: string;
}

answerParent(async ({ release, outFile }: ReadingRequest) => {
  prepareNode();
  writeWhole(outFile, JSON.stringify(await extractRelease(release, new Map())));
});
