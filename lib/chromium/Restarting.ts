/** Something that is started when it is first asked for, and again when it has ended or could not be started. */
export class Restarting<Started extends { close(): Promise<void> }> {
  readonly #start: () => Promise<Started>;
  readonly #onEnd: (started: Started, forget: () => void) => void;
  #started: Promise<Started> | undefined;

  /**
   * @param start starts it
   * @param onEnd has `forget` called once it has ended
   */
  constructor(
    start: () => Promise<Started>,
    onEnd: (started: Started, forget: () => void) => void,
  ) {
    this.#start = start;
    this.#onEnd = onEnd;
  }

  /** Those who ask at once get the same one. */
  get(): Promise<Started> {
    this.#started ??= this.#start().then(
      (started) => {
        this.#onEnd(started, this.#forget);
        return started;
      },
      (error: unknown) => {
        this.#forget();
        throw error;
      },
    );
    return this.#started;
  }

  async close(): Promise<void> {
    await (await this.#started)?.close();
  }

  readonly #forget = (): void => {
    this.#started = undefined;
  };
}
