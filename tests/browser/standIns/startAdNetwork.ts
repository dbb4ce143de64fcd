import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FEED_ANSWERS, SCRIPTS } from './adAnswers.ts';

/** Possible behaviors of a service. */
export const BEHAVIORS = ['well', 'slowly', 'wrongly', 'hugely', 'hostile', 'not at all'] as const;
export type Behavior = (typeof BEHAVIORS)[number];

/** Delay of a slow response, longer than readers look at an empty space, in milliseconds. */
const SLOW_MS = 4_000;

/** Mock of an ad network with a feed and a script, and of an endpoint for beacons. */
export interface AdNetwork {
  readonly origin: string;
  readonly feedUrl: (behavior: Behavior) => string;
  readonly scriptUrl: (behavior: Behavior) => string;
  readonly beaconUrl: string;
  /** Returns the number of requests to an address since the start. */
  readonly countOf: (url: string) => number;
  /** Bodies that were sent to `beaconUrl`. */
  readonly beacons: readonly string[];
  stop(): Promise<void>;
}

/** Starts the mock on a free local port. */
export async function startAdNetwork(): Promise<AdNetwork> {
  const asked: string[] = [];
  const beacons: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [, kind, behavior = 'well'] = (request.url ?? '').split('/').map(decodeURIComponent);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (kind === 'beacon') {
      void takeBeacon(request, response, beacons);
    } else {
      answer(response, kind ?? '', behavior as Behavior);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const address = (kind: string) => (behavior: Behavior) =>
    `${origin}/${kind}/${encodeURIComponent(behavior)}`;
  return {
    origin,
    feedUrl: address('feed'),
    scriptUrl: address('script'),
    beaconUrl: `${origin}/beacon`,
    countOf: (url) => asked.filter((each) => origin + each === url).length,
    beacons,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // One of the behaviors never responds, which leaves connections open.
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, kind: string, behavior: Behavior): void {
  const answers: Partial<Record<string, Readonly<Record<string, () => string>>>> = {
    feed: FEED_ANSWERS,
    script: SCRIPTS,
  };
  const body = answers[kind]?.[behavior === 'slowly' ? 'well' : behavior];
  if (!body) {
    return;
  }
  response.setHeader('Content-Type', kind === 'feed' ? 'application/json' : 'text/javascript');
  setTimeout(() => response.end(body()), behavior === 'slowly' ? SLOW_MS : 0);
}

async function takeBeacon(
  request: IncomingMessage,
  response: ServerResponse,
  beacons: string[],
): Promise<void> {
  let body = '';
  for await (const part of request) {
    body += String(part);
  }
  beacons.push(body);
  response.statusCode = 204;
  response.end();
}
