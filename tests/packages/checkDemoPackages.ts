import type { PackageUse } from '../../plugins/docusaurus-patches/report/types.ts';

/** Packages that a docs version provides for its demos. */
export interface VersionPackages {
  /** Folder of the version, relative to the site. */
  readonly folder: string;
  /** `dependencies` of its `package.json`: exact versions, or `^` ranges. */
  readonly declared: Readonly<Record<string, string>>;
  /** Folder in which Node finds each package from the version's folder, relative to the site. */
  readonly dirs: Readonly<Record<string, string>>;
  /** Folders of copies that exist because a declared package pins a different release. */
  readonly pinned: readonly string[];
}

/**
 * Compares the packages that a demo was bundled with to those that its version declares.
 *
 * @param demo file of the demo, relative to the site
 * @param used packages of all its modules; `undefined` if no bundle contains the demo
 * @returns one message for each difference
 */
export function checkDemoPackages(
  demo: string,
  used: readonly PackageUse[] | undefined,
  { folder, declared, dirs, pinned }: VersionPackages,
): string[] {
  if (!used) {
    return [`${demo} is in no bundle. Does a page use it?`];
  }
  const problems = used.flatMap(({ name, version, dir }) => {
    const range = declared[name];
    if (range === undefined || pinned.includes(dir)) {
      return [];
    }
    if (dir !== dirs[name]) {
      return [
        `${demo} was bundled with ${dir} (${version}); ${folder}/package.json stands for ${dirs[name] ?? 'nothing that is installed'}.`,
      ];
    }
    return satisfies(version, range)
      ? []
      : [`${demo} was bundled with ${name} ${version}; ${folder}/package.json says ${range}.`];
  });
  if (!used.some(({ name }) => name in declared)) {
    problems.push(
      `${demo} was bundled with none of the packages that ${folder}/package.json names.`,
    );
  }
  return problems;
}

/** Supports only exact versions and `^` ranges from 1.0.0, because the versions' manifests use nothing else. */
function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) {
    return version === range;
  }
  const wanted = range.slice(1).split('.').map(Number);
  const actual = version.split('.').map(Number);
  const differs = wanted.findIndex((part, index) => part !== actual[index]);
  return differs < 0 || (differs > 0 && (actual[differs] ?? 0) > (wanted[differs] ?? 0));
}
