/** Thrown when code imports a file that does not exist next to it. */
export class MissingFileError extends Error {
  constructor(
    readonly missing: string,
    readonly from: string,
    readonly files: readonly string[],
  ) {
    super(`There is no file "${missing}" beside ${from}. Files: ${files.join(', ')}.`);
  }
}

/** Thrown when code imports a package that its version does not have. */
export class MissingPackageError extends Error {
  constructor(
    readonly missing: string,
    readonly packages: readonly string[],
  ) {
    super(`"${missing}" is not among the packages of this version: ${packages.join(', ')}.`);
  }
}
