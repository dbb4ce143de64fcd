import { X_VERSION_NAMES, type XVersionName } from '../../../src/versions/names.ts';

/** The documented versions in release order, oldest first. */
export const VERSION_NAMES = X_VERSION_NAMES;
export type VersionName = XVersionName;

/** Returns whether a version is one of these, so that its names have a history. */
export function isOneOfMany(name: string): name is VersionName {
  return VERSION_NAMES.some((known) => known === name);
}

/** Values that apply from one version to another, inclusive; without an end, up to the newest. */
export interface Span<Value> {
  readonly from?: VersionName;
  readonly to?: VersionName;
  readonly values: readonly Value[];
}

/** Selects the values that apply to a version. */
export function during<Value>(version: VersionName, spans: readonly Span<Value>[]): Value[] {
  const place = VERSION_NAMES.indexOf(version);
  return spans
    .filter(
      ({ from = 'v4', to = 'next' }) =>
        VERSION_NAMES.indexOf(from) <= place && place <= VERSION_NAMES.indexOf(to),
    )
    .flatMap(({ values }) => values);
}
