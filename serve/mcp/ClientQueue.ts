/** Runs the tasks of each client one after another, so that no client can keep the others waiting. */
export class ClientQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #counts = new Map<string, number>();

  /** Returns the number of a client's pending tasks. */
  countOf(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /** Runs a task after the client's earlier tasks. */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    this.#counts.set(client, this.countOf(client) + 1);
    const result = (this.#last.get(client) ?? Promise.resolve()).then(work);
    this.#last.set(
      client,
      result.catch(() => undefined),
    );
    try {
      return await result;
    } finally {
      const rest = this.countOf(client) - 1;
      if (rest > 0) {
        this.#counts.set(client, rest);
      } else {
        this.#counts.delete(client);
        this.#last.delete(client);
      }
    }
  }
}
