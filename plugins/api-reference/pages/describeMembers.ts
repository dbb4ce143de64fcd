import type { MemberKind } from '../listMembers';
import type {
  ClassDoc,
  Documented,
  EventDoc,
  PassedProps,
  PropDoc,
  SelectorDoc,
  SlotDoc,
} from '../types';
import { describeArguments } from './describeArguments';
import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { MemberRenderer } from './memberRenderer';
import type { MemberView } from './types';

/** Kinds that an anchor can begin with: kinds of members, and the parts of a hook's return value. */
type AnchorKind = MemberKind | 'return';

/** Longer types of slots are the props of components from elsewhere, spelt out. */
const MAX_SLOT_TYPE_LENGTH = 90;

function describe(kind: AnchorKind, doc: Documented, render: MemberRenderer): MemberView {
  const { name, description, deprecated } = doc;
  return {
    id: `${kind}-${name}`,
    name,
    ...(description && { description: render.markdown(description) }),
    ...(deprecated !== null && { deprecated: render.markdown(deprecated) }),
    ...render.historyOf(doc),
  };
}

/** A prop of a component, or a member of an interface or a class. */
export function describeProp(
  prop: PropDoc,
  render: MemberRenderer,
  kind: AnchorKind = 'prop',
): MemberView {
  return {
    ...describe(kind, prop, render),
    ...render.planOf(prop),
    type: render.type(prop.type),
    ...(prop.static && { isStatic: true }),
    ...(prop.default !== null && { default: `<code>${escapeHtml(prop.default)}</code>` }),
    ...describeArguments(prop.signatures, render),
  };
}

/** A slot, with the props that it passes to its component. */
export function describeSlot(slot: SlotDoc, render: MemberRenderer): MemberView {
  const [, taken = 'any'] = /^React\.JSXElementConstructor<(.*)>$/s.exec(slot.type) ?? [];
  return {
    ...describe('slot', slot, render),
    ...render.planOf(slot),
    ...(taken !== 'any' && taken.length <= MAX_SLOT_TYPE_LENGTH && { type: render.type(taken) }),
    ...(slot.default !== null && { default: render.type(slot.default) }),
    ...(slot.receives && describePassed(slot.receives)),
  };
}

/** Unknown additional props without any known ones are not worth mentioning. */
function describePassed({ props, others }: PassedProps): Pick<MemberView, 'receives'> {
  if (props.length === 0) {
    return others ? {} : { receives: '' };
  }
  const names = others ? [...props, '…'] : props;
  return { receives: `<code>${escapeHtml(names.join(', '))}</code>` };
}

/** A class, under its global name: the part behind the dash is its key. */
export function describeClass(doc: ClassDoc, render: MemberRenderer): MemberView {
  return {
    ...describe('class', doc, render),
    name: `.${doc.className}`,
    ...(doc.isState && { isState: true }),
  };
}

/** @param addressOfProp where the prop is documented that listens to an event */
export function describeEvent(
  event: EventDoc,
  render: MemberRenderer,
  addressOfProp: (prop: string) => string | null,
): MemberView {
  const args = [
    { name: 'params', type: event.params },
    { name: 'event', type: event.event },
  ].flatMap(({ name, type }) => (type === null ? [] : [{ name, type }]));
  const described = args.map(({ name, type }) => ({
    name,
    description: render.describeType(type),
  }));
  const address = event.prop === null ? null : addressOfProp(event.prop);
  const prop = escapeHtml(event.prop ?? '');
  return {
    ...describe('event', event, render),
    ...render.planOf(event),
    type: render.type(`(${args.map(({ name, type }) => `${name}: ${type}`).join(', ')}) => void`),
    ...(prop && {
      prop: address ? `<a href="${escapeHtml(address)}">${prop}</a>` : `<code>${prop}</code>`,
    }),
    ...(described.some(({ description }) => description) && {
      args: described.filter(({ description }) => description),
    }),
  };
}

export function describeSelector(selector: SelectorDoc, render: MemberRenderer): MemberView {
  const { parameters, returns } = selector;
  const args = parameters.map(({ name, type }) => `${name}: ${type}`);
  const signature = { typeParameters: '', parameters, returns: { type: returns, description: '' } };
  return {
    ...describe('selector', selector, render),
    ...render.planOf(selector),
    type: render.type(`(${['apiRef', ...args].join(', ')}) => ${returns}`),
    ...describeArguments([signature], render),
  };
}
