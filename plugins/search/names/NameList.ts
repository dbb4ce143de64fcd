import type { NamedThing } from './readNames';

/**
 * Looks up a version's names by substring. There are thousands, and reading each from memory at every key takes most of
 * a search. They are therefore joined into one text, which engines search in one pass.
 */
export class NameList {
  /** Sorted by name. */
  readonly things: readonly NamedThing[];
  /** The names in lower case, one per line. */
  private readonly text: string;
  /** Start of each line, and the end of the last one. */
  private readonly starts: readonly number[];

  constructor(things: readonly NamedThing[]) {
    this.things = [...things].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    const lines = this.things.map(({ lowerName }) => `${lowerName}\n`);
    let start = 0;
    this.starts = [0, ...lines.map(({ length }) => (start += length))];
    this.text = lines.join('');
  }

  /**
   * Returns the things whose names contain any of the parts, sorted by name.
   *
   * @param parts non-empty parts in lower case
   */
  havingAny(parts: readonly string[]): NamedThing[] {
    const has = new Uint8Array(this.things.length);
    for (const part of parts) {
      let line = 0;
      for (let at = this.text.indexOf(part); at !== -1;) {
        while (this.starts[line + 1]! <= at) {
          line += 1;
        }
        has[line] = 1;
        at = this.text.indexOf(part, this.starts[line + 1]);
      }
    }
    return this.things.filter((_thing, line) => has[line] === 1);
  }
}
