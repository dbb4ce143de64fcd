import { Fragment, type ReactNode } from 'react';
import MemberName from './MemberName';
import MemberText from './MemberText';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** Props of a component or members of an interface. */
export default function PropList({ entry, labels }: SectionProps): ReactNode {
  return (
    <dl className={styles.list}>
      {entry.props.map((prop) => (
        <Fragment key={prop.name}>
          <MemberName anchor="prop" labels={labels} {...prop} />
          <dd className={styles.type}>
            <code dangerouslySetInnerHTML={{ __html: prop.type }} />
            {prop.default !== null && (
              <>
                {` ${labels['member.default']} `}
                <code>{prop.default}</code>
              </>
            )}
          </dd>
          <MemberText
            html={prop.description}
            advice={prop.deprecated}
            lang={entry.descriptionLang}
          />
        </Fragment>
      ))}
    </dl>
  );
}
