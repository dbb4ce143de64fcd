import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLANS, type FeatureTable, type Plan, type Source } from './types';

/**
 * Checks a table against the installed packages: the proof of a feature must exist from its plan on, and not before.
 *
 * @param versionFolder absolute path of the docs version whose packages are used
 * @param file name of the table in messages
 */
export function findProofProblems(
  table: FeatureTable,
  versionFolder: string,
  file: string,
): string[] {
  const load = createRequire(`${versionFolder}/package.json`);
  const plans = PLANS.filter((plan) => table.packages[plan]);
  const packages = new Map(
    plans.map((plan) => [plan, load(table.packages[plan] ?? '') as Exports]),
  );
  const features = table.groups.flatMap((group) => group.features);
  return features.flatMap(({ id, plan: first, proof }) =>
    typeof proof === 'string'
      ? plans.flatMap((plan) =>
          problemOf({ id, first, proof }, plan, packages.get(plan) ?? {}, file),
        )
      : findSourceProblems({ id, first, source: proof }, table.packages, load, file),
  );
}

type Exports = Readonly<Record<string, unknown>>;

function problemOf(
  { id, first, proof }: { readonly id: string; readonly first: Plan; readonly proof: string },
  plan: Plan,
  exports: Exports,
  file: string,
): string[] {
  const expected = PLANS.indexOf(plan) >= PLANS.indexOf(first);
  if (has(exports, proof, plan) === expected) {
    return [];
  }
  return [
    expected
      ? `${file}: "${id}" begins with ${first}, but ${plan} has no ${proof}. Fix the plan or the proof.`
      : `${file}: "${id}" begins with ${first}, but ${plan} has ${proof} already. Fix the plan or the proof.`,
  ];
}

function has(exports: Exports, proof: string, plan: Plan): boolean {
  const [name = '', prop] = proof.split('.');
  const found = findExport(exports, name, plan);
  return prop === undefined ? found !== undefined : prop in (propTypesOf(found) ?? {});
}

const SUFFIXES: Readonly<Record<Plan, string>> = { community: '', pro: 'Pro', premium: 'Premium' };

/** A component may go by another name in each plan's package: `DataGrid`, `DataGridPro`, `DataGridPremium`. */
function findExport(exports: Exports, name: string, plan: Plan): Component | undefined {
  return (exports[`${name}${SUFFIXES[plan]}`] ?? exports[name]) as Component | undefined;
}

/**
 * Prop types are on a component, or on the component that it wraps: in `type` of `memo`, in `render` of `forwardRef`.
 */
function propTypesOf(component: Component | undefined): object | undefined {
  return component && (component.propTypes ?? propTypesOf(component.type ?? component.render));
}

interface Component {
  readonly propTypes?: object;
  readonly type?: Component;
  readonly render?: Component;
}

/**
 * Checks the quoted source of a feature against the installed packages.
 *
 * A quote from the feature's own plan must be missing in packages of lower plans; one from a lower plan shows what is
 * withheld there.
 *
 * @param load loads the packages of the docs version
 * @param file name of the table in messages
 */
function findSourceProblems(
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
