import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MessageBox from '../Message/MessageBox';
import type { MessageFacts } from '../../types';

/** Renders a message with an anchor, as the heading of an explained message has. */
export default function ListedMessage({ message }: { readonly message: MessageFacts }) {
  useBrokenLinks().collectAnchor(message.id);
  return (
    <li id={message.id}>
      <MessageBox message={message} />
    </li>
  );
}
