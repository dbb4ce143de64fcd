/** Replaces Node's module `assert` in codemods. */
export function ok(value: unknown, message = 'A codemod met something that it does not expect.') {
  if (!value) {
    throw new Error(message);
  }
}
