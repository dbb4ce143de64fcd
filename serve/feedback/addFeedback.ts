import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../log/createLog.ts';
import type { FeedbackStore } from './FeedbackStore.ts';
import { parseFeedback } from './parseFeedback.ts';
import { RateLimit } from './RateLimit.ts';
import { FEEDBACK_ADDRESS, type Feedback, type Refusal } from './types.ts';

/** Four bytes for each character of the longest comment, plus the other fields. */
const LARGEST_BODY = 20 * 1024;

/** Options for receiving feedback. */
export interface FeedbackOptions {
  readonly store: Pick<FeedbackStore, 'add' | 'isWell'>;
  /** Key that identifies clients; it is hashed, never stored. */
  readonly clientOf: (context: Context) => string;
  readonly rateLimit?: RateLimit;
  readonly log?: Log;
}

type Status = 400 | 403 | 405 | 413 | 415 | 429 | 503;

function refuse(context: Context, status: Status, refusal: Refusal): Response {
  context.header('Cache-Control', 'no-store');
  return context.json(refusal, status);
}

/** Adds the endpoint that receives feedback from the site's pages. */
export function addFeedback(app: Hono, options: FeedbackOptions): void {
  const { store, clientOf, rateLimit = new RateLimit(), log } = options;
  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) =>
      refuse(context, 413, {
        error: 'too-large',
        message: `At most ${LARGEST_BODY} bytes are accepted.`,
      }),
  });
  app.post(
    FEEDBACK_ADDRESS,
    async (context, next) => {
      const refusal = refuseStranger(context) ?? (await refuseHaste(context, rateLimit, clientOf));
      return refusal ?? next();
    },
    limitBody,
    async (context) => {
      const feedback = await readBody(context);
      if ('error' in feedback) {
        return refuse(context, 400, feedback);
      }
      try {
        await store.add(feedback);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        log?.({ level: 'error', event: 'feedback', message });
        return refuse(context, 503, {
          error: 'unavailable',
          message: 'The feedback could not be stored. Send it again later.',
        });
      }
      context.header('Cache-Control', 'no-store');
      return context.json({ stored: feedback.id }, 201);
    },
  );
  app.all(FEEDBACK_ADDRESS, (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 405, { error: 'method', message: 'Feedback is sent with POST.' });
  });
}

/** Rejects requests from other sites; browsers report the origin truthfully. */
function refuseStranger(context: Context): Response | undefined {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin') ?? '';
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if ((site !== undefined && site !== 'same-origin') || host !== context.req.header('host')) {
    return refuse(context, 403, {
      error: 'other-origin',
      message: 'Feedback is accepted only from pages of this site.',
    });
  }
  if (!/^application\/json(?:;|$)/.test(context.req.header('content-type') ?? '')) {
    return refuse(context, 415, { error: 'not-json', message: 'Send JSON, as application/json.' });
  }
  return undefined;
}

async function refuseHaste(
  context: Context,
  rateLimit: RateLimit,
  clientOf: (context: Context) => string,
): Promise<Response | undefined> {
  const wait = await rateLimit.take(clientOf(context));
  if (wait === 0) {
    return undefined;
  }
  context.header('Retry-After', String(wait));
  return refuse(context, 429, {
    error: 'too-many',
    message: `Too many requests. Try again in ${wait} seconds.`,
  });
}

async function readBody(context: Context): Promise<Feedback | Refusal> {
  let value: unknown;
  try {
    value = await context.req.json();
  } catch {
    return { error: 'not-json', message: 'The body is not JSON.' };
  }
  const feedback = parseFeedback(value);
  return typeof feedback === 'string' ? { error: 'invalid', message: feedback } : feedback;
}
