import autocannon from 'autocannon';

/** Results of a load test. */
export interface Load {
  readonly requestsPerSecond: number;
  /** The 99th percentile of response times in milliseconds. */
  readonly p99: number;
  /** Number of broken connections, timeouts, and responses other than 2xx. */
  readonly errors: number;
}

/** Requests an address repeatedly, as browsers do: with compression, over connections that stay open. */
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
