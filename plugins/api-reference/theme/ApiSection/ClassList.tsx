import { Fragment, type ReactNode } from 'react';
import MemberName from './MemberName';
import MemberText from './MemberText';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** Keys of the `classes` prop with the class names they stand for. */
export default function ClassList({ entry, labels }: SectionProps): ReactNode {
  return (
    <dl className={styles.list}>
      {entry.classes.map((entryClass) => (
        <Fragment key={entryClass.name}>
          <MemberName anchor="class" labels={labels} {...entryClass} />
          <dd className={styles.type}>
            <code>.{entryClass.className}</code>
          </dd>
          <MemberText
            html={entryClass.description}
            advice={entryClass.deprecated}
            lang={entry.descriptionLang}
          />
        </Fragment>
      ))}
    </dl>
  );
}
