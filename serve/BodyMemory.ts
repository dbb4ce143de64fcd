import type { EncodedBody } from './CompressionCache.ts';

/** A cache of the most recently sent bodies, limited by total bytes. */
export class BodyMemory {
  readonly #capacity: number;
  readonly #bodies = new Map<string, EncodedBody>();
  #size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): EncodedBody | undefined {
    const found = this.#bodies.get(key);
    if (found) {
      // A map keeps insertion order, so the requested entry moves to the end.
      this.#bodies.delete(key);
      this.#bodies.set(key, found);
    }
    return found;
  }

  set(key: string, encoded: EncodedBody): void {
    if (encoded.body.length > this.#capacity / 8 || this.#bodies.has(key)) {
      return;
    }
    this.#bodies.set(key, encoded);
    this.#size += encoded.body.length;
    for (const [oldest, { body }] of this.#bodies) {
      if (this.#size <= this.#capacity) {
        return;
      }
      this.#bodies.delete(oldest);
      this.#size -= body.length;
    }
  }
}
