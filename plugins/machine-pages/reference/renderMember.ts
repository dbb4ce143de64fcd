import type { Labels } from '../../api-reference/pages/labels';
import type { ArgumentView, Html, MemberView } from '../../api-reference/pages/types';
import { codeSpan, planWord } from '../markdown';
import { htmlToMarkdown, textOf } from './htmlToMarkdown';

/** Renders a prop, slot, class, method … as a list item, with its arguments as nested items. */
export function renderMember(member: MemberView, labels: Labels, origin: string): string {
  const { name, type, presence, plan, deprecated, description, history = {} } = member;
  const marks = [
    presence && labels[`badge.${presence}`],
    member.isState && labels['badge.state'],
    member.isStatic && labels['badge.static'],
    history.since,
    history.fate,
  ].filter(Boolean);
  const fact = (label: string, html: Html | undefined): string =>
    html ? `${label} ${htmlToMarkdown(html, origin)}.` : '';
  const words = [
    `**${codeSpan(name)}**`,
    marks.length > 0 ? `(${marks.join(', ')})` : '',
    plan ? planWord(plan) : '',
    type ? codeSpan(textOf(type).replace(/\s+/g, ' ')) : '',
    fact(labels['member.default'], member.default),
    fact(
      labels['member.receives'],
      member.receives === '' ? labels['member.receivesNothing'] : member.receives,
    ),
    fact(labels['member.prop'], member.prop),
    [deprecated, description]
      .map((html) => htmlToMarkdown(html ?? '', origin))
      .filter(Boolean)
      .join(' '),
  ];
  return [
    `- ${words.filter(Boolean).join(' ')}`,
    ...(member.args ?? []).map((argument) => `- ${renderArgument(argument, labels, origin)}`),
  ]
    .map((item, index) => indent(item, index === 0 ? 0 : 1))
    .join('\n');
}

function renderArgument({ name, description }: ArgumentView, labels: Labels, origin: string) {
  const title = name === null ? labels['member.returns'] : codeSpan(name);
  return `${title}: ${htmlToMarkdown(description, origin)}`;
}

/** Indents further lines of an item to the start of its text. */
function indent(item: string, depth: number): string {
  const own = '  '.repeat(depth);
  return own + item.replace(/\n(?=[^\n])/g, `\n${own}  `);
}
