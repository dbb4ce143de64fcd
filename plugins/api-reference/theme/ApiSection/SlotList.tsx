import { Fragment, type ReactNode } from 'react';
import MemberName from './MemberName';
import MemberText from './MemberText';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** Slots and the components they hold by default. */
export default function SlotList({ entry, labels }: SectionProps): ReactNode {
  return (
    <dl className={styles.list}>
      {entry.slots.map((slot) => (
        <Fragment key={slot.name}>
          <MemberName anchor="slot" labels={labels} {...slot} />
          {slot.default !== null && (
            <dd className={styles.type}>
              {`${labels['member.default']} `}
              <code dangerouslySetInnerHTML={{ __html: slot.default }} />
            </dd>
          )}
          <MemberText
            html={slot.description}
            advice={slot.deprecated}
            lang={entry.descriptionLang}
          />
        </Fragment>
      ))}
    </dl>
  );
}
