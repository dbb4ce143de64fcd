import StaticRegion from '@site/src/components/StaticRegion';
import type { FamilyFacts, ListName } from '../../types';
import ListedMessage from './ListedMessage';
import styles from './styles.module.css';

export interface Props {
  /** Which messages of the page's family. */
  readonly show: ListName;
  /** `null` in the browser, where the server's HTML stays as it is. */
  readonly facts: FamilyFacts | null;
}

/** Messages without a section of their own, with what is known about each. */
export default function MessageList({ show, facts }: Props) {
  return (
    <StaticRegion
      id={`messages-${show}`}
      content={
        facts && (
          <ul className={styles.list}>
            {facts[show].map((id) => (
              <ListedMessage key={id} message={facts.messages[id]!} />
            ))}
          </ul>
        )
      }
    />
  );
}
