/**
 * Reads a comma-separated list from an environment variable.
 *
 * @param name the variable, `VERSIONS` or `LOCALES`
 * @param valid the allowed values
 * @returns the chosen values in the order of `valid`; all of them when the variable is unset
 * @throws when the list contains a value that is not allowed
 */
export function readChoice(name: string, valid: readonly string[]): string[] {
  const raw = process.env[name];
  if (raw === undefined || raw.trim() === '') {
    return [...valid];
  }
  const chosen = raw.split(',').map((value) => value.trim());
  const unknown = chosen.filter((value) => !valid.includes(value));
  if (unknown.length > 0) {
    throw new Error(
      `${name}=${raw} names ${unknown.map((value) => `"${value}"`).join(', ')}, which the site does not have. ` +
        `Valid values, separated by commas: ${valid.join(', ')}.`,
    );
  }
  return valid.filter((value) => chosen.includes(value));
}
