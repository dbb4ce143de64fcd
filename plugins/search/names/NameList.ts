import type { NamedThing } from './readNames';

/**
 * The names of a version by what they contain. There are thousands, and to read each of them from memory with every key
 * takes most of a search: they are in one text, which engines look through at once.
 */
export class NameList {
  /** By name. */
  readonly things: readonly NamedThing[];
  /** A line each, in lower case. */
  private readonly text: string;
  /** Where each line begins, and where a line after the last one would. */
  private readonly starts: readonly number[];

  constructor(things: readonly NamedThing[]) {
    this.things = [...things].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    const lines = this.things.map(({ lowerName }) => `${lowerName}\n`);
    let start = 0;
    this.starts = [0, ...lines.map(({ length }) => (start += length))];
    this.text = lines.join('');
  }

  /**
   * The things whose names have any of the parts, by name.
   *
   * @param parts in lower case, none of them empty
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
