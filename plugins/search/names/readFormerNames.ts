import type { NamesFile } from '../types';
import type { NamedThing } from './readNames';

/**
 * Creates entries for names in earlier versions, which link to their replacements.
 *
 * @param things names of the version itself
 */
export function readFormerNames(
  { base, former }: Pick<NamesFile, 'base' | 'former'>,
  things: readonly NamedThing[],
): NamedThing[] {
  if (Object.keys(former).length === 0) {
    return [];
  }
  const byId = new Map<string, NamedThing[]>();
  for (const thing of things) {
    const [family] = thing.places[0]!.address.slice(base.length).split('/');
    const id = `${thing.kind} ${family} ${thing.key}`;
    byId.set(id, [...(byId.get(id) ?? []), thing]);
  }
  return Object.entries(former).flatMap(([group, pairs]) =>
    pairs.flatMap(([old, now]) =>
      (byId.get(`${group} ${now}`) ?? []).map((thing) => rename(thing, old)),
    ),
  );
}

function rename(thing: NamedThing, key: string): NamedThing {
  const name = thing.name.slice(0, thing.name.length - thing.key.length) + key;
  return {
    ...thing,
    name,
    key,
    lowerName: name.toLowerCase(),
    lowerKey: key.toLowerCase(),
    successor: thing.name,
  };
}
