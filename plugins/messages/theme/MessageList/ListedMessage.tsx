import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MessageBox from '../Message/MessageBox';
import type { MessageFacts } from '../../types';

/** A message that links lead to, as they do to the heading of an explained one. */
export default function ListedMessage({ message }: { readonly message: MessageFacts }) {
  useBrokenLinks().collectAnchor(message.id);
  return (
    <li id={message.id}>
      <MessageBox message={message} />
    </li>
  );
}
