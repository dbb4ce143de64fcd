/** Keeps what was used last; what was not used for longest makes place. */
export class RecentlyUsed<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #size: number;

  /** @param size how many values are kept */
  constructor(size: number) {
    this.#size = size;
  }

  /**
   * @param create makes the value if it is not there
   * @returns the value of a key; a promise that is refused is forgotten
   */
  take(key: Key, create: () => Value): Value {
    const value = this.#kept.has(key) ? this.#kept.get(key)! : create();
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (value instanceof Promise) {
      value.catch(() => this.#kept.get(key) === value && this.#kept.delete(key));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#size) {
        break;
      }
      this.#kept.delete(oldest);
    }
    return value;
  }
}
