/** The documented versions that follow each other, oldest first. */
export const VERSION_NAMES = ['v4', 'v5', 'v6', 'current', 'next'] as const;

export type VersionName = (typeof VERSION_NAMES)[number];

/** Whether a version has others before or after it, whose names became its own. */
export function isOneOfMany(name: string): name is VersionName {
  return VERSION_NAMES.some((known) => known === name);
}

/** Values that hold from one version to another, both included; without an end, until the newest. */
export interface Span<Value> {
  readonly from?: VersionName;
  readonly to?: VersionName;
  readonly values: readonly Value[];
}

/** Picks what holds in a version. */
export function during<Value>(version: VersionName, spans: readonly Span<Value>[]): Value[] {
  const place = VERSION_NAMES.indexOf(version);
  return spans
    .filter(
      ({ from = 'v4', to = 'next' }) =>
        VERSION_NAMES.indexOf(from) <= place && place <= VERSION_NAMES.indexOf(to),
    )
    .flatMap(({ values }) => values);
}
