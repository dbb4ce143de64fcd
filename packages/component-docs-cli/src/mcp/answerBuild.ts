import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Library } from '../answers/Library.ts';
import { openFolder } from '../data/openFolder.ts';
import { answerHttp } from './answerHttp.ts';

/** Answers a request of the Model Context Protocol with a parsed body. */
export type AnswerRequest = (request: Request, body: unknown) => Promise<Response>;

/** A file that every build writes. */
const WRITTEN_LAST = '.hosting.json';

/**
 * Answers assistants from a built site. Clears its cache when a new build replaces the old one.
 *
 * @param root absolute path of the published folder
 * @param onFault called with internal errors of the server
 */
export function answerBuild(
  root: string,
  onFault: (error: Error) => void = () => undefined,
): AnswerRequest {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  let known: { readonly written: number; readonly answer: AnswerRequest } | null = null;
  return async (request, body) => {
    const written = await writtenAt(root);
    if (known?.written !== written) {
      const answer = answerHttp(new Library(openFolder(root)), version, (error) =>
        onFault(error instanceof Error ? error : new Error(String(error))),
      );
      known = { written, answer };
    }
    return known.answer(request, body);
  };
}

/** In milliseconds; 0 if the folder has no such file. */
async function writtenAt(root: string): Promise<number> {
  const found = await stat(join(root, WRITTEN_LAST)).catch(() => null);
  return found?.mtimeMs ?? 0;
}
