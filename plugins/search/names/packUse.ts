import { PLANS, type Plan } from '../../api-reference/types';
import { MEMBER_KINDS, type MemberKind } from '../types';

/** A member of an entry. */
export interface MemberUse {
  /** Number of the entry in the index. */
  entry: number;
  kind: MemberKind;
  plan: Plan;
  isDeprecated: boolean;
  /** Whether the member is a class shared by all components. */
  isState: boolean;
}

/** Packs a use into one number, because a version has some ten thousand of them. */
export function packUse({ entry, kind, plan, isDeprecated, isState }: MemberUse): number {
  const member = entry * MEMBER_KINDS.length + MEMBER_KINDS.indexOf(kind);
  return (member * PLANS.length + PLANS.indexOf(plan)) * 4 + Number(isDeprecated) * 2 + +isState;
}

/** Unpacks the result of `packUse`. */
export function unpackUse(packed: number): MemberUse {
  const planned = Math.floor(packed / 4);
  const member = Math.floor(planned / PLANS.length);
  return {
    entry: Math.floor(member / MEMBER_KINDS.length),
    kind: MEMBER_KINDS[member % MEMBER_KINDS.length]!,
    plan: PLANS[planned % PLANS.length]!,
    isDeprecated: (packed & 2) > 0,
    isState: (packed & 1) > 0,
  };
}
