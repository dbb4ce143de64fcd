/** Where assistants ask, on the site's own server. */
export const MCP_ADDRESS = '/-/mcp';

/** Bytes of a request: the longest code that is checked, and what is around it. */
export const LARGEST_REQUEST = 512 * 1024;

/** Levels of a body: a question has five. Thousands of them cannot be copied to another thread. */
export const MAX_DEPTH = 64;

/** Requests that a client may send in a minute: an assistant sends several for each of its own answers. */
export const QUESTIONS_A_MINUTE = 60;

/** As many questions are answered at once; whoever comes then asks again a moment later. */
export const MAX_CONCURRENT = 16;

/** Questions of one client that may wait for their turn; they are answered one after another. */
export const MAX_OF_CLIENT = 8;

/** Milliseconds for which a client is refused after a question that took too much time or memory. */
export const PAUSE_MS = 60_000;

/** A question that takes more time or memory than one question may. */
export class QuestionLimitError extends Error {
  override readonly name = 'QuestionLimitError';
}

/**
 * Answers a request of the Model Context Protocol.
 *
 * @param body what the request holds, parsed
 */
export type AnswerMcp = (request: Request, body: unknown) => Promise<Response>;
