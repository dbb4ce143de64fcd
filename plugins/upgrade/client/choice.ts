import { VERSION_NAMES, type VersionName } from '@site/plugins/api-reference/data/during';
import type { UpgradePath } from '@site/packages/component-docs-cli/src/upgrade/types';

/** The most common upgrade. */
const PREFERRED: UpgradePath = { from: 'v6', to: 'current' };

const isVersion = (name: string | null): name is VersionName =>
  VERSION_NAMES.some((each) => each === name);

/**
 * Returns an upgrade to a later version. If `to` is not later than `from`, the upgrade leads to the version after
 * `from`; if there is none, it leads from the version before.
 */
export function pathFrom(from: VersionName, to: VersionName): UpgradePath {
  const [start, end] = [VERSION_NAMES.indexOf(from), VERSION_NAMES.indexOf(to)];
  if (start < end) {
    return { from, to };
  }
  const next = VERSION_NAMES[start + 1];
  return next ? { from, to: next } : { from: VERSION_NAMES[start - 1]!, to: from };
}

/** Reads the versions from a query string; missing or invalid ones get their defaults. */
export function readPath(search: string): UpgradePath {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')];
  return pathFrom(isVersion(from) ? from : PREFERRED.from, isVersion(to) ? to : PREFERRED.to);
}

export const printPath = ({ from, to }: UpgradePath): string => `?from=${from}&to=${to}`;
