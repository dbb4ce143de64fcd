import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StatusCode } from 'hono/utils/http-status';
import { RateLimit } from '../feedback/RateLimit.ts';
import { ClientQueue } from './ClientQueue.ts';
import {
  LARGEST_REQUEST,
  MAX_DEPTH,
  MAX_OF_CLIENT,
  MCP_ADDRESS,
  MAX_CONCURRENT,
  PAUSE_MS,
  QUESTIONS_A_MINUTE,
  QuestionLimitError,
  type AnswerMcp,
} from './types.ts';

/** Options for answering assistants. */
export interface McpOptions {
  readonly answer: AnswerMcp;
  /** Key that identifies clients; it is hashed, never stored. */
  readonly clientOf: (context: Context) => string;
  readonly rateLimit?: Pick<RateLimit, 'take'>;
}

/** Error codes of JSON-RPC: https://www.jsonrpc.org/specification#error_object */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const REFUSED = -32_000;
const TIMED_OUT = -32_001;

/** Adds the endpoint for assistants. */
export function addMcp(app: Hono, options: McpOptions): void {
  const { answer, clientOf, rateLimit = new RateLimit(QUESTIONS_A_MINUTE) } = options;
  const queue = new ClientQueue();
  const paused = new Set<string>();
  let underWay = 0;
  const limitBody = bodyLimit({
    maxSize: LARGEST_REQUEST,
    onError: (context) =>
      refuse(context, 413, INVALID_REQUEST, `At most ${LARGEST_REQUEST} bytes are accepted.`),
  });
  app.post(
    MCP_ADDRESS,
    async (context, next) => {
      if (isOtherSite(context)) {
        return refuse(context, 403, REFUSED, 'Requests from other sites are rejected.');
      }
      const client = clientOf(context);
      const wait = paused.has(client) ? PAUSE_MS / 1_000 : await rateLimit.take(client);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return refuse(context, 429, REFUSED, `Too many requests. Try again in ${wait} seconds.`);
      }
      return next();
    },
    limitBody,
    async (context) => {
      const body = await readBody(context);
      if (body instanceof Error) {
        return refuse(context, 400, PARSE_ERROR, 'The body is not JSON.');
      }
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        return refuse(context, 400, INVALID_REQUEST, 'The body is not a single JSON-RPC message.');
      }
      const client = clientOf(context);
      if (underWay >= MAX_CONCURRENT || queue.countOf(client) >= MAX_OF_CLIENT) {
        context.header('Retry-After', '1');
        return refuse(context, 503, REFUSED, 'The server is busy. Try again in a moment.');
      }
      underWay += 1;
      try {
        return await passOn(context, await queue.run(client, () => answer(context.req.raw, body)));
      } catch (error) {
        if (!(error instanceof QuestionLimitError)) {
          throw error;
        }
        paused.add(client);
        setTimeout(() => paused.delete(client), PAUSE_MS).unref();
        return refuse(context, 200, TIMED_OUT, error.message, (body as { id?: unknown }).id);
      } finally {
        underWay -= 1;
      }
    },
  );
  app.all(MCP_ADDRESS, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 405, REFUSED, 'Use POST; the server has no sessions.');
  });
}

/** Browsers report the origin of a request truthfully; programs send none. */
function isOtherSite(context: Context): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) {
    return false;
  }
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('host');
}

/** Parses a body; returns an error if the body is incomplete or not JSON. */
async function readBody(context: Context): Promise<unknown> {
  try {
    const text = await context.req.text();
    return isTooDeep(text) ? new Error('The body is nested too deeply.') : JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Ignores brackets in strings. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]!;
    if (isString) {
      index += Number(character === '\\');
      isString = character !== '"';
    } else if (character === '"') {
      isString = true;
    } else if (character === '[' || character === '{') {
      depth += 1;
    } else if (character === ']' || character === '}') {
      depth -= 1;
    }
    if (depth > MAX_DEPTH) {
      return true;
    }
  }
  return false;
}

/** Keeps the headers that every address has. */
async function passOn(context: Context, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type');
  const text = await response.text();
  context.header('Cache-Control', 'no-store');
  if (type !== null) {
    context.header('Content-Type', type);
  }
  context.status(response.status as StatusCode);
  return text === '' ? context.body(null) : context.body(text);
}

function refuse(
  context: Context,
  status: 200 | 400 | 403 | 405 | 413 | 429 | 503,
  code: number,
  message: string,
  id: unknown = null,
): Response {
  context.header('Cache-Control', 'no-store');
  const error = { jsonrpc: '2.0', error: { code, message }, id };
  return context.json(error as object, status);
}
