import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFile } from './cacheFile';
import type { ExtractionReply, ExtractionRequest } from './extract/runExtraction';
import type { ApiVersion, ComponentDoc } from './types';

/**
 * The reference of one docs version, from the cache when neither the packages nor the extractor
 * have changed since.
 *
 * @param siteDir absolute path of the site
 * @throws when the packages cannot be read, with every problem that was found
 */
export async function loadComponentDocs(
  version: ApiVersion,
  siteDir: string,
): Promise<ComponentDoc[]> {
  const outFile = cacheFile(version, siteDir);
  if (!existsSync(outFile)) {
    await extractInChild({ version, siteDir, outFile });
  }
  return JSON.parse(readFileSync(outFile, 'utf8')) as ComponentDoc[];
}

/** A process of its own gives the compiler's memory back when it ends. */
function extractInChild(request: ExtractionRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'extract/runExtraction.ts'), {
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
      // In production the packages leave out the propTypes that the extractor compares with.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    let reply: ExtractionReply | undefined;
    child.once('message', (message) => {
      reply = message as ExtractionReply;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const problem = reply ? reply.problem : `The extraction ended early with code ${code}.`;
      if (problem === null) {
        resolve();
      } else {
        reject(new Error(problem));
      }
    });
    child.send(request);
  });
}
