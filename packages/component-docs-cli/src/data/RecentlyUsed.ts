/** A cache that evicts the least recently used value. */
export class RecentlyUsed<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #size: number;

  /** @param size maximum number of values */
  constructor(size: number) {
    this.#size = size;
  }

  /**
   * @param create creates a missing value
   * @returns the value of a key; a rejected promise is removed
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
