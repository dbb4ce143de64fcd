import StaticRegion from '@site/src/components/StaticRegion';
import type { FamilyFacts } from '../../types';
import MessageBox from './MessageBox';

export interface Props {
  /** The message's own; the page's build binds it to what the packages of the page's version say. */
  readonly id: string;
  /** `null` in the browser, where the server's HTML stays as it is. */
  readonly facts: FamilyFacts | null;
}

/**
 * What a message says, where it comes from, and since when.
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
