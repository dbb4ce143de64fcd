import { VERSION_NAMES, type VersionName } from '@site/plugins/api-reference/data/during';
import type { UpgradePath } from '@site/packages/component-docs-cli/src/upgrade/types';

/** Where most readers come from and go to. */
const PREFERRED: UpgradePath = { from: 'v6', to: 'current' };

const isVersion = (name: string | null): name is VersionName =>
  VERSION_NAMES.some((each) => each === name);

/** Upgrades only go forward: an earlier start moves the end along. */
export function pathFrom(from: VersionName, to: VersionName): UpgradePath {
  const [start, end] = [VERSION_NAMES.indexOf(from), VERSION_NAMES.indexOf(to)];
  if (start < end) {
    return { from, to };
  }
  const next = VERSION_NAMES[start + 1];
  return next ? { from, to: next } : { from: VERSION_NAMES[start - 1]!, to: from };
}

/** The versions in an address, as far as it says any. */
export function readPath(search: string): UpgradePath {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')];
  return pathFrom(isVersion(from) ? from : PREFERRED.from, isVersion(to) ? to : PREFERRED.to);
}

export const printPath = ({ from, to }: UpgradePath): string => `?from=${from}&to=${to}`;
