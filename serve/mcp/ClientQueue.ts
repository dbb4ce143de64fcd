/** Runs the work of each client in order, one after another, so that one client cannot keep all others waiting. */
export class ClientQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #counts = new Map<string, number>();

  /** The number of a client's pieces of work that have not ended. */
  countOf(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /** Runs work after everything that the client asked for before. */
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
