/** Where assistants ask, on the site's own server. */
export const MCP_ADDRESS = '/-/mcp';

/** Bytes of a request: the longest code that is checked, and what is around it. */
export const LARGEST_REQUEST = 512 * 1024;

/** What a client may ask within a minute: an assistant asks several times for each answer of its own. */
export const QUESTIONS_A_MINUTE = 60;

/** As many questions are answered at once; whoever comes then asks again a moment later. */
export const MOST_AT_ONCE = 16;

/**
 * Answers a request of the Model Context Protocol.
 *
 * @param body what the request holds, parsed
 */
export type AnswerMcp = (request: Request, body: unknown) => Promise<Response>;
