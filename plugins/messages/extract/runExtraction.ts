import { answerParent } from '../../../lib/process/answerParent';
import { writeWhole } from '../../../lib/files/writeWhole';
import type { ApiVersion } from '../../api-reference/data/types';
import { extractMessages } from './extractMessages';

/** Request of the parent process. */
export interface ExtractionRequest {
  version: ApiVersion;
  siteDir: string;
  /** Path of the JSON file for the messages. */
  outFile: string;
}

answerParent(({ version, siteDir, outFile }: ExtractionRequest) =>
  writeWhole(outFile, JSON.stringify(extractMessages(version, siteDir))),
);
