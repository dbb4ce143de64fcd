/** Code imports a file that is not beside it. */
export class MissingFileError extends Error {
  constructor(
    readonly missing: string,
    readonly from: string,
    readonly files: readonly string[],
  ) {
    super(`There is no file "${missing}" beside ${from}. Files: ${files.join(', ')}.`);
  }
}
