/** Thrown when code imports a package that its version does not have. */
export class MissingPackageError extends Error {
  constructor(
    readonly missing: string,
    readonly packages: readonly string[],
  ) {
    super(`"${missing}" is not among the packages of this version: ${packages.join(', ')}.`);
  }
}
