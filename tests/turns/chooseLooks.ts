import { createHash } from 'node:crypto';
import { coverFeatures } from './coverFeatures.ts';
import {
  SHARED_PARTS,
  type Candidate,
  type ChosenLook,
  type LookReason,
  type SharedPart,
} from './types.ts';

interface Limits {
  /** Looks of a run; what has to be looked at may exceed it. */
  readonly most: number;
  /** Looks at pages whose turn it is, which there are however many others have to be looked at. */
  readonly turns: number;
  /** A shared part that changed on no more pages than this is looked at on all of them. */
  readonly few: number;
  /** Orders pages that were last looked at on the same day: another one with each commit. */
  readonly seed: string;
}

/**
 * Chooses the pages to look at: those that are new or changed, always; those on which a shared part changed, all if they
 * are few, else enough of them to show all that such pages show of the part; and up to the limit the others, those with
 * changed packages first, then those that were not looked at for the longest time.
 */
export function chooseLooks(candidates: readonly Candidate[], limits: Limits): ChosenLook[] {
  const chosen = new Map<string, LookReason>();
  for (const { path, parts, last } of candidates) {
    if (!last) {
      chosen.set(path, 'new');
    } else if (parts.own !== last.own) {
      chosen.set(path, 'changed');
    }
  }
  for (const part of SHARED_PARTS) {
    for (const path of chooseForPart(candidates, part, chosen, limits.few)) {
      chosen.set(path, part);
    }
  }
  const others = inTurn(candidates, limits.seed).filter(({ path }) => !chosen.has(path));
  for (const { path } of others.slice(0, limits.turns)) {
    chosen.set(path, 'turn');
  }
  const rest = others.slice(limits.turns);
  const [withPackages, without] = [true, false].map((isWanted) =>
    rest.filter((candidate) => hasChanged(candidate, 'packages') === isWanted),
  );
  const room = Math.max(0, limits.most - chosen.size);
  for (const candidate of [...(withPackages ?? []), ...(without ?? [])].slice(0, room)) {
    chosen.set(candidate.path, hasChanged(candidate, 'packages') ? 'packages' : 'turn');
  }
  return [...chosen].map(([path, reason]) => ({ path, reason }));
}

function hasChanged({ parts, last }: Candidate, part: SharedPart): boolean {
  return last !== undefined && parts[part] !== last[part];
}

/** @returns the pages to look at in addition to those that are chosen already */
function chooseForPart(
  candidates: readonly Candidate[],
  part: SharedPart,
  chosen: ReadonlyMap<string, LookReason>,
  few: number,
): string[] {
  const affected = candidates.filter((candidate) => hasChanged(candidate, part));
  if (affected.length <= few) {
    return affected.map(({ path }) => path).filter((path) => !chosen.has(path));
  }
  // A page that is looked at anyway, or was with the part as it is now, shows the part as well as another. With packages,
  // a page may be unchanged because it has others.
  const isShown = ({ path, last, parts }: Candidate) =>
    chosen.has(path) ||
    (part !== 'packages' && last?.own === parts.own && last[part] === parts[part]);
  const kind = part === 'packages' ? 'packages' : 'site';
  const shown = new Set(candidates.filter(isShown).flatMap(({ features }) => [...features[kind]]));
  return coverFeatures(
    affected
      .filter(({ path }) => !chosen.has(path))
      .map(({ path, features }) => ({ path, features: features[kind] })),
    shown,
  );
}

/** Those first that were not looked at for the longest time. */
function inTurn(candidates: readonly Candidate[], seed: string): readonly Candidate[] {
  const dayOf = ({ last }: Candidate) => last?.on ?? '';
  return inRandomOrder(candidates, seed).sort((a, b) =>
    dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0,
  );
}

/** An order that only depends on the addresses and the seed. */
export function inRandomOrder<Page extends { readonly path: string }>(
  pages: readonly Page[],
  seed: string,
): Page[] {
  const keyed = pages.map((page) => ({
    page,
    key: createHash('sha256').update(seed).update(page.path).digest('hex'),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ page }) => page);
}
