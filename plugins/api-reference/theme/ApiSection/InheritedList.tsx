import type { ReactNode } from 'react';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** Where the props come from that the component only hands on. */
export default function InheritedList({ entry, labels }: SectionProps): ReactNode {
  return (
    <>
      <p>{labels['inherited.intro']}</p>
      <ul className={styles.inherited}>
        {entry.inherits.map(({ from, package: owner, props }) => (
          <li key={`${owner}/${from}`}>
            <code>{from}</code> ({owner}){props && `: ${props}`}
          </li>
        ))}
      </ul>
    </>
  );
}
