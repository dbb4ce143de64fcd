import { toKebabCase } from '../extract/toKebabCase';
import { groupsOf } from '../groupsOf';
import type { ApiEntry, MemberGroup } from '../types';
import { describeHook } from './describeHook';
import {
  describeClass,
  describeEvent,
  describeProp,
  describeSelector,
  describeSlot,
} from './describeMembers';
import type { LabelId } from './labels';
import { markPresence } from './markPresence';
import type { MemberRenderer } from './memberRenderer';
import type { GroupView, MemberView, SectionView } from './types';

/** Groups the content of an entry under the headings of its page, omitting empty ones. */
export function listSections(
  doc: ApiEntry,
  render: MemberRenderer,
  addressOfProp: (prop: string) => string | null,
): SectionView[] {
  return describeSections(doc, render, addressOfProp)
    .map((section) => ({ ...section, groups: section.groups.filter(isWorthShowing) }))
    .filter(({ groups }) => groups.length > 0);
}

function isWorthShowing({ members, description }: GroupView): boolean {
  return members.length > 0 || description !== '';
}

function describeSections(
  doc: ApiEntry,
  render: MemberRenderer,
  addressOfProp: (prop: string) => string | null,
): SectionView[] {
  switch (doc.kind) {
    case 'component':
      return [
        section('props', 'section.props', describeProps(doc, render)),
        section(
          'slots',
          'section.slots',
          doc.slots.map((slot) => describeSlot(slot, render)),
        ),
        section(
          'classes',
          'section.classes',
          doc.classes.map((each) => describeClass(each, render)),
        ),
      ];
    case 'interface':
    case 'class':
      return [
        section('props', 'section.members', describeProps(doc, render), groupsOf(doc), render),
      ];
    case 'hook':
      return describeHook(doc, render);
    case 'events': {
      const events = doc.events.map((event) => describeEvent(event, render, addressOfProp));
      return [section('events', 'section.events', events)];
    }
    case 'selectors': {
      const selectors = doc.selectors.map((selector) => describeSelector(selector, render));
      return [section('selectors', 'section.selectors', selectors, groupsOf(doc), render)];
    }
  }
}

function describeProps(
  { props, kind }: Extract<ApiEntry, { kind: 'component' | 'interface' | 'class' }>,
  render: MemberRenderer,
): MemberView[] {
  return props.map((prop) => ({
    ...describeProp(prop, render),
    ...markPresence(prop, props, kind),
  }));
}

function section(
  id: string,
  label: LabelId,
  members: MemberView[],
  groups: readonly MemberGroup[] = [],
  render?: MemberRenderer,
): SectionView {
  const byName = new Map(members.map((member) => [member.name, member]));
  const shown = render ? groups.map((group) => showGroup(group, byName, render)) : [];
  const grouped = new Set(shown.flatMap((group) => group.members));
  const others = members.filter((member) => !grouped.has(member));
  return {
    id,
    label,
    groups: [{ id, title: null, description: '', members: others }, ...shown],
  };
}

function showGroup(
  { title: english, description, members }: MemberGroup,
  byName: ReadonlyMap<string, MemberView>,
  render: MemberRenderer,
): GroupView {
  const { text: title, lang } = render.translate(english);
  return {
    id: `group-${toKebabCase(english.replaceAll(' ', '-'))}`,
    title,
    ...(lang !== undefined && { lang }),
    description: render.markdown(description),
    members: members.flatMap((name) => byName.get(name) ?? []),
  };
}
