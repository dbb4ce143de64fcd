/** The versions that a reader compares. */
export interface Choice {
  /** Names of versions, or minors such as `7.12`; the earlier one is `from`. */
  readonly from: string;
  readonly to: string;
  readonly family: string;
  /** Last segment of the address of an entry's page; `null` for the whole family. */
  readonly slug: string | null;
}

/** Available choices: families with the versions that have them, and their minors, oldest first. */
export type Choices = readonly {
  readonly family: string;
  readonly versions: readonly string[];
  readonly minors?: readonly string[];
}[];

/** Returns the versions or minors that can be compared with a version or a minor: those of the same type. */
export function comparableWith(
  name: string | null,
  { versions, minors = [] }: Pick<Choices[number], 'versions' | 'minors'>,
): readonly string[] {
  return minors.includes(name ?? '') ? minors : versions;
}

/** Formats a choice as the search part of an address. */
export function printChoice({ from, to, family, slug }: Choice): string {
  return `?from=${from}&to=${to}&of=${family}${slug === null ? '' : `/${slug}`}`;
}

/**
 * Parses the choice in an address. Missing values get defaults and invalid ones are corrected, because readers type and
 * shorten addresses by hand.
 *
 * @param search the address from its question mark on
 * @returns a valid choice, and whether it differs from the address
 */
export function readChoice(
  search: string,
  choices: Choices,
  preferred: string,
): { choice: Choice; isCorrected: boolean } {
  const asked = new URLSearchParams(search);
  const [family = '', slug = null] = (asked.get('of') ?? '').split('/');
  const known = choices.find((each) => each.family === family) ?? choices[0]!;
  const names = [asked.get('from'), asked.get('to')];
  const versions = comparableWith(
    names.find((name) => known.minors?.includes(name ?? '')) ?? null,
    known,
  );
  const place = (name: string | null): number => versions.indexOf(name ?? '');
  const last = versions === known.minors ? versions.at(-1)! : preferred;
  const fallback = Math.max(1, place(last));
  const [a, b] = [place(asked.get('from')), place(asked.get('to'))];
  const end = Math.max(a, b) > 0 ? Math.max(a, b) : fallback;
  const start = Math.min(a, b) >= 0 && a !== b ? Math.min(a, b) : end - 1;
  const choice: Choice = {
    from: versions[start] ?? '',
    to: versions[end] ?? '',
    family: known.family,
    slug: known.family === family ? slug || null : null,
  };
  const said = new URLSearchParams(printChoice(choice));
  const isCorrected = [...asked].some(([key, value]) => said.has(key) && said.get(key) !== value);
  return { choice, isCorrected };
}
