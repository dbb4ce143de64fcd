import useBrokenLinks from '@docusaurus/useBrokenLinks';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import type { FamilyFacts, ListName, MessageFacts } from '../../types';
import MessageBox from '../Message/MessageBox';
import styles from './styles.module.css';

export interface Props {
  /** Selects the messages of the page's family. */
  readonly show: ListName;
  /** `null` in the browser, which keeps the server's HTML. */
  readonly facts: FamilyFacts | null;
}

/** Lists messages that have no section, with the facts about each. */
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

/** Renders a message with an anchor, as the heading of an explained message has. */
function ListedMessage({ message }: { readonly message: MessageFacts }) {
  useBrokenLinks().collectAnchor(message.id);
  return (
    <li id={message.id}>
      <MessageBox message={message} />
    </li>
  );
}
