import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLANS, type FeatureTable, type Plan, type Source } from './types';

/**
 * Checks the quoted source of a feature against the installed packages.
 *
 * A quote from the feature's own plan must be missing in packages of lower plans; one from a lower plan shows what is
 * withheld there.
 *
 * @param load loads the packages of the docs version
 * @param file name of the table in messages
 */
export function findSourceProblems(
  { id, first, source }: { readonly id: string; readonly first: Plan; readonly source: Source },
  packages: FeatureTable['packages'],
  load: NodeJS.Require,
  file: string,
): string[] {
  const isQuotedIn = (quoted: Plan): boolean => {
    const manifest = load.resolve(`${packages[quoted] ?? ''}/package.json`);
    const module = path.join(path.dirname(manifest), source.file);
    return existsSync(module) && readFileSync(module, 'utf8').includes(source.text);
  };
  const smaller = PLANS.slice(0, PLANS.indexOf(first)).filter((name) => packages[name]);
  if (source.plan !== first && !smaller.includes(source.plan)) {
    return [
      `${file}: "${id}" begins with ${first}, but its source is in ${source.plan}. Quote ${[...smaller, first].join(' or ')}.`,
    ];
  }
  if (!isQuotedIn(source.plan)) {
    return [
      `${file}: "${id}" quotes "${source.text}", which is not in ${packages[source.plan] ?? ''}/${source.file}. See whether the plan is still right, and fix the source.`,
    ];
  }
  return source.plan !== first
    ? []
    : smaller
        .filter(isQuotedIn)
        .map(
          (name) =>
            `${file}: "${id}" begins with ${first}, but ${name} has "${source.text}" in ${source.file} already. Fix the plan or the source.`,
        );
}
