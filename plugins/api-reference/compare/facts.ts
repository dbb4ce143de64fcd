import type { History } from '../history/types';
import type { MemberKind } from '../listMembers';
import { listMemberDocs } from '../pages/listMemberDocs';
import { printDefinition } from '../pages/printDefinition';
import type { ApiEntry, Deprecation, Documented, ExportDoc } from '../types';
import type { Difference } from './types';

/** Facts that are compared for each name; inapplicable facts are absent. */
export interface Facts extends Partial<Record<Difference['what'], string | null>> {
  readonly name: string;
  readonly deprecated: Deprecation;
  readonly history?: History;
}

export interface MemberFacts extends Facts {
  readonly member: MemberKind;
}

const UNTYPED_SLOT = 'React.JSXElementConstructor<any>';

/** Maximum length of a type that is shown in full. For longer types, only the fact that they changed is shown. */
const MAX_COMPARED_LENGTH = 400;

/** Returns the facts of an export, without those of its members. */
export function describeEntryFacts(doc: ApiEntry | ExportDoc): Facts {
  const code = 'text' in doc ? doc.text : printDefinition(doc).join('\n');
  const type = code.replaceAll(/\s+/g, ' ');
  return {
    ...pick(doc),
    plan: doc.plan,
    ...(type.length <= MAX_COMPARED_LENGTH && { type: type || null }),
  };
}

/** Cache, because each entry is compared with those of several versions. */
const known = new WeakMap<ApiEntry | ExportDoc, ReadonlyMap<string, MemberFacts>>();

/** Returns the facts of an entry's members, by anchor. */
export function listMemberFacts(doc: ApiEntry | ExportDoc): ReadonlyMap<string, MemberFacts> {
  const facts = known.get(doc) ?? collectMemberFacts(doc);
  known.set(doc, facts);
  return facts;
}

function collectMemberFacts(doc: ApiEntry | ExportDoc): ReadonlyMap<string, MemberFacts> {
  if ('text' in doc) {
    return new Map();
  }
  const members = listMemberDocs(doc).map((each): MemberFacts => ({
    ...pick(each),
    member: each.anchor,
    type: each.type,
    plan: each.plan,
    default: each.default,
    required: String(each.required),
  }));
  const { slots, classes } = doc.kind === 'component' ? doc : { slots: [], classes: [] };
  const slotFacts = slots.map((slot): MemberFacts => ({
    ...pick(slot),
    member: 'slot',
    plan: slot.plan,
    // Earlier packages do not describe the default component and the props of slots.
    ...(slot.default !== null && { default: slot.default }),
    ...(slot.type !== UNTYPED_SLOT && { type: slot.type }),
  }));
  const classFacts = classes.map((each): MemberFacts => ({
    ...pick(each),
    member: 'class',
    className: each.className,
  }));
  const all = [...members, ...slotFacts, ...classFacts];
  return new Map(all.map((facts) => [`${facts.member}-${facts.name}`, facts]));
}

/** Returns the properties with which all facts begin. */
function pick({ name, deprecated, history }: Pick<Documented, keyof Facts & keyof Documented>) {
  return { name, deprecated, ...(history && { history }) };
}
