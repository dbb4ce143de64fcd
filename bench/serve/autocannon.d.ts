/** Types of the used part of autocannon; the package ships none. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }

  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
