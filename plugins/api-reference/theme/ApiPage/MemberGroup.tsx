import type { ReactNode } from 'react';
import type { Labels } from '../../pages/labels';
import type { GroupView } from '../../pages/types';
import MemberItem from './MemberItem';
import Section from './Section';
import styles from './members.module.css';

export interface Props {
  readonly group: GroupView;
  readonly labels: Labels;
  readonly prefix: string;
  readonly level: 3 | 4;
}

/** Related members with a heading. */
export default function MemberGroup({ group, labels, prefix, level }: Props): ReactNode {
  const { id, title, lang, description, members } = group;
  const list = (
    <>
      {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
      {members.length > 0 && (
        <ul className={styles.members} data-api-list="" role="list">
          {members.map((member) => (
            <MemberItem key={member.id} member={member} labels={labels} prefix={prefix} />
          ))}
        </ul>
      )}
    </>
  );
  return title === null ? (
    list
  ) : (
    <Section id={prefix + id} title={title} labels={labels} level={level} lang={lang}>
      {list}
    </Section>
  );
}
