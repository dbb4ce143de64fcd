import { normalizeType } from './normalizeType';
import type { Facts } from './facts';
import type { Change, ChangeKind, Difference } from './types';

const COMPARED: readonly Difference['what'][] = [
  'type',
  'default',
  'required',
  'plan',
  'className',
];

/** Describes the change of something that existed before, exists now, or both. */
export function describeChange(then: Facts | undefined, now: Facts | undefined): Change {
  const name = (now ?? then)!.name;
  const differences = then && now ? listDifferences(then, now) : [];
  const isRenamed = then && now && then.name !== now.name;
  const isDeprecated = then && now && then.deprecated === null && now.deprecated !== null;
  const kinds: ChangeKind[] = [
    ...(then ? [] : ['added' as const]),
    ...(now ? [] : ['removed' as const]),
    ...(isRenamed ? ['renamed' as const] : []),
    ...(differences.length > 0 ? ['changed' as const] : []),
    ...(isDeprecated ? ['deprecated' as const] : []),
  ];
  const instead = now ? isDeprecated && now.history?.instead : then?.history?.instead;
  return {
    kinds,
    name,
    ...(isRenamed && { formerName: then.name }),
    ...(differences.length > 0 && { differences }),
    ...(instead && { instead }),
    ...(isDeprecated && !instead && now.deprecated && { advice: withoutLinks(now.deprecated) }),
  };
}

/** Replaces the links of a doc comment, `{@link address text}` and `[text](address)`, with their texts. */
function withoutLinks(comment: string): string {
  return comment
    .replaceAll(/\{@link\s+(\S+?)(?:\s+([^}]*))?\}/g, (_link, address: string, text?: string) =>
      (text ?? address).trim(),
    )
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function listDifferences(then: Facts, now: Facts): Difference[] {
  return COMPARED.flatMap((what): Difference[] => {
    const [from, to] = [then[what], now[what]];
    return from === undefined || to === undefined || isSame(from, to) ? [] : [{ what, from, to }];
  });
}

/** Returns whether two types are the same. Packages may write a type in another order, or with other white space. */
function isSame(from: string | null, to: string | null): boolean {
  return from === to || (from !== null && to !== null && normalizeType(from) === normalizeType(to));
}
