import autocannon from 'autocannon';

/** Results of a load test. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
  /** Connections that broke, answers that did not come in time, and answers other than 2xx. */
  readonly errors: number;
}

/** Asks for an address over and over, as browsers do: compressed, with connections kept open. */
export async function measureLoad(
  url: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
