import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import { fillLabel, type Labels } from '../../pages/labels';
import type { Html, MemberView } from '../../pages/types';
import styles from './members.module.css';

export interface Props {
  readonly member: MemberView;
  readonly labels: Labels;
  readonly prefix: string;
}

/**
 * A prop, slot, class or method: its name with an anchor, its marks, its type and its description. A page has hundreds
 * of them, so each consists of few elements.
 */
export default function MemberItem({ member, labels, prefix }: Props): ReactNode {
  const { name, presence, plan, isState, isStatic, deprecated, history = {} } = member;
  const id = prefix + member.id;
  useBrokenLinks().collectAnchor(id);
  const text = unlinkRepeated(renderText(member, labels), member.type);
  const facts = [
    presence && labels[`badge.${presence}`],
    isState && labels['badge.state'],
    isStatic && labels['badge.static'],
    history.since,
  ].filter(Boolean);
  const marks = [
    plan && <PlanTag key="plan" plan={plan} />,
    history.fate && (
      <b key="fate" data-deprecated={deprecated === undefined ? undefined : ''}>
        {history.fate}
      </b>
    ),
  ].filter(Boolean);
  const needsElement = facts.length > 0 || marks.length > 1;
  return (
    <li id={id}>
      <a href={`#${id}`} translate="no">
        {name}
      </a>
      <button type="button" aria-label={fillLabel(labels['member.copy'], { name })} />
      {needsElement ? (
        <i>
          {facts.join(' · ')}
          {marks}
        </i>
      ) : (
        marks
      )}
      {member.type && <code dangerouslySetInnerHTML={{ __html: member.type }} />}
      <Fact label={labels['member.default']} html={member.default} />
      <Fact
        label={labels['member.receives']}
        html={member.receives === '' ? labels['member.receivesNothing'] : member.receives}
      />
      <Fact label={labels['member.prop']} html={member.prop} />
      {text && <div dangerouslySetInnerHTML={{ __html: text }} />}
    </li>
  );
}

interface FactProps {
  readonly label: string;
  readonly html: Html | undefined;
}

function Fact({ label, html }: FactProps): ReactNode {
  // All of it is in code font, which saves an element where the value is code and nothing else.
  const value = html?.replace(/^<code>([^<]*)<\/code>$/, '$1');
  return value && <p dangerouslySetInnerHTML={{ __html: `${label} ${value}` }} />;
}

/** Description, arguments and advice in one piece of HTML, which needs no elements around its parts. */
function renderText({ description = '', args = [], deprecated }: MemberView, labels: Labels): Html {
  const list = args.map((arg) =>
    arg.name === null
      ? `<dt class="${styles.returns}">${labels['member.returns']}</dt><dd>${arg.description}</dd>`
      : `<dt>${arg.name}</dt><dd>${arg.description}</dd>`,
  );
  return [
    description,
    description && deprecated ? '<br>' : '',
    deprecated ?? '',
    list.length > 0 ? `<dl>${list.join('')}</dl>` : '',
  ].join('');
}

const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/g;

/** A type that is already a link above the text is not linked again. */
function unlinkRepeated(text: Html, type: Html = ''): Html {
  const linked = new Set([...type.matchAll(LINK)].map(([, address]) => address));
  return text.replace(LINK, (link, address: string, content: string) =>
    linked.has(address) ? content : link,
  );
}
