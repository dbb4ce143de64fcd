import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import type { FamilyFacts } from '../../types';
import MessageBox from './MessageBox';

export interface Props {
  /** ID of the message. The build of the page looks it up in the packages of the page's version. */
  readonly id: string;
  /** `null` in the browser, which keeps the server's HTML. */
  readonly facts: FamilyFacts | null;
}

/**
 * Renders the text of a message, its sources, and the version that added it.
 *
 * @throws when the packages have no such message, which stops the build of the page
 */
export default function Message({ id, facts }: Props) {
  const message = facts?.messages[id];
  if (facts && !message) {
    throw new Error(
      `<Message id="${id}" />: the packages of this version have no such message in this family.`,
    );
  }
  return (
    <StaticRegion
      id={`message-${id}`}
      content={message ? <MessageBox message={message} /> : null}
    />
  );
}
