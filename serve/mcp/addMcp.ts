import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StatusCode } from 'hono/utils/http-status';
import { RateLimit } from '../feedback/RateLimit.ts';
import {
  LARGEST_REQUEST,
  MCP_ADDRESS,
  MOST_AT_ONCE,
  QUESTIONS_A_MINUTE,
  type AnswerMcp,
} from './types.ts';

/** What answering assistants needs. */
export interface McpOptions {
  readonly answer: AnswerMcp;
  /** What tells clients apart; it is hashed, never kept. */
  readonly clientOf: (context: Context) => string;
  readonly rateLimit?: Pick<RateLimit, 'take'>;
}

/** Codes of JSON-RPC: https://www.jsonrpc.org/specification#error_object */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const REFUSED = -32_000;

/** Adds the address at which assistants ask. */
export function addMcp(app: Hono, options: McpOptions): void {
  const { answer, clientOf, rateLimit = new RateLimit(QUESTIONS_A_MINUTE) } = options;
  let underWay = 0;
  const limitBody = bodyLimit({
    maxSize: LARGEST_REQUEST,
    onError: (context) =>
      refuse(context, 413, INVALID_REQUEST, `At most ${LARGEST_REQUEST} bytes are taken.`),
  });
  app.post(
    MCP_ADDRESS,
    async (context, next) => {
      if (isOtherSite(context)) {
        return refuse(context, 403, REFUSED, 'Pages of other sites are not answered.');
      }
      const wait = await rateLimit.take(clientOf(context));
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return refuse(context, 429, REFUSED, `Too much at once. Ask again after ${wait} seconds.`);
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
        return refuse(context, 400, INVALID_REQUEST, 'The body is not one message of JSON-RPC.');
      }
      if (underWay >= MOST_AT_ONCE) {
        context.header('Retry-After', '1');
        return refuse(context, 503, REFUSED, 'Too many ask at once. Ask again in a moment.');
      }
      underWay += 1;
      try {
        return await passOn(context, await answer(context.req.raw, body));
      } finally {
        underWay -= 1;
      }
    },
  );
  app.all(MCP_ADDRESS, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 405, REFUSED, 'Assistants ask with POST; there are no sessions.');
  });
}

/** Browsers say truthfully which site a page is of that asks; programs say nothing. */
function isOtherSite(context: Context): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) {
    return false;
  }
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header('host');
}

/** @returns the error of a body that is not JSON, or that did not arrive whole */
async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Of what is answered, the headers of every address are kept. */
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
  status: 400 | 403 | 405 | 413 | 429 | 503,
  code: number,
  message: string,
): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status);
}
