/** Path of the MCP endpoint on the site's server. */
export const MCP_ADDRESS = '/-/mcp';

/** Maximum bytes of a request: the longest code that can be checked, plus the message around it. */
export const LARGEST_REQUEST = 512 * 1024;

/** Maximum nesting of a body. A question has five levels; thousands cannot be copied to another thread. */
export const MAX_DEPTH = 64;

/** Maximum number of requests per client and minute; an assistant sends several for each of its answers. */
export const QUESTIONS_A_MINUTE = 60;

/** Maximum number of pending questions; further ones are rejected. */
export const MAX_CONCURRENT = 16;

/** Maximum number of waiting questions per client, which are answered one after another. */
export const MAX_OF_CLIENT = 8;

/** Milliseconds for which a client is rejected after a question that took too much time or memory. */
export const PAUSE_MS = 60_000;

/** Error of a question that takes too much time or memory. */
export class QuestionLimitError extends Error {
  override readonly name = 'QuestionLimitError';
}

/**
 * Answers a request of the Model Context Protocol.
 *
 * @param body the parsed request
 */
export type AnswerMcp = (request: Request, body: unknown) => Promise<Response>;
