import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { PACKAGE_FAULTS, type PackageFault } from './knownFaults/packageFaults.ts';

/** Lists known faults of package releases that are no longer installed, because a newer release may have fixed them. */
export function checkFaultVersions(faults: readonly PackageFault[] = PACKAGE_FAULTS): string[] {
  return faults.flatMap(({ package: name, version, folder, rule }) => {
    const file = [folder, '.']
      .map((dir) => join(SITE_DIR, dir, 'node_modules', name, 'package.json'))
      .find(existsSync);
    const installed = file
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
      : 'not installed';
    return installed === version
      ? []
      : [
          `tests/browser/knownFaults/packageFaults.ts accepts "${rule}" in ${name} ${version}, which is ${installed} now. Remove the entry; if the fault is still there, add it with the new version.`,
        ];
  });
}
