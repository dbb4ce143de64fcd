import { answerParent } from '../../../lib/process/answerParent';
import type { ApiVersion } from '../data/types';
import { writeWhole } from '../../../lib/files/writeWhole';
import { extractVersion } from './extractVersion';

/** Request of the parent process. */
export interface ExtractionRequest {
  version: ApiVersion;
  siteDir: string;
  /** Absolute path of the JSON file for the entries. */
  outFile: string;
}

answerParent(({ version, siteDir, outFile }: ExtractionRequest) =>
  writeWhole(outFile, JSON.stringify(extractVersion(version, siteDir))),
);
