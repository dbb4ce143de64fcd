import { extractVersion } from './extractVersion';
import type { ApiVersion } from '../types';
import { writeWhole } from '../writeWhole';

/** What the parent process asks for. */
export interface ExtractionRequest {
  version: ApiVersion;
  siteDir: string;
  /** Where the entries go, as JSON. */
  outFile: string;
}

/** What it hears back: the problem, or `null` when `outFile` is written. */
export interface ExtractionReply {
  problem: string | null;
}

process.once('message', (request: ExtractionRequest) => {
  const { version, siteDir, outFile } = request;
  const reply: ExtractionReply = { problem: null };
  try {
    writeWhole(outFile, JSON.stringify(extractVersion(version, siteDir)));
  } catch (error) {
    reply.problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  process.send?.(reply, undefined, undefined, () => process.disconnect());
});
