import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Message about something the reader did or opened. */
export type Message =
  | { readonly kind: 'broken'; readonly parts: readonly string[] }
  | { readonly kind: 'copied' }
  /** The clipboard is not available. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'tooLong'; readonly length: number; readonly most: number }
  | { readonly kind: 'deleted'; readonly name: string }
  | { readonly kind: 'failure'; readonly text: string };

interface Props {
  readonly message: Message | null;
  readonly onClose: () => void;
}

/** Shows one message at a time; screen readers announce it. */
export default function Notice({ message, onClose }: Props): ReactNode {
  return (
    <div role="status">
      {message && (
        <p className={styles.notice} data-notice={message.kind}>
          <bdi>{textOf(message)}</bdi>
          {message.kind === 'address' && (
            <input
              className={styles.field}
              readOnly
              dir="ltr"
              value={message.address}
              aria-label={translate({
                id: 'playground.address',
                message: 'Address of your work',
                description: 'Name of a field from which the address of the work can be copied',
              })}
              onFocus={({ target }) => target.select()}
            />
          )}
          <button type="button" className={styles.button} onClick={onClose}>
            <Translate id="playground.dismiss" description="Button that closes a message">
              Close
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}

function textOf(message: Message): string {
  switch (message.kind) {
    case 'broken':
      return translate(
        {
          id: 'playground.broken',
          message: 'Part of this address is invalid and was ignored: {parts}.',
          description:
            'Shown on the playground when an address asks for what is not there; parts are names of parameters, versions, demos and files',
        },
        { parts: message.parts.join(', ') },
      );
    case 'copied':
      return translate({
        id: 'playground.copied',
        message: 'The link is in your clipboard.',
        description: 'Shown on the playground after copying the address of the work',
      });
    case 'address':
      return translate({
        id: 'playground.copyYourself',
        message: 'The clipboard is not available. Copy the link from here:',
        description: 'Shown on the playground when the browser does not let a page copy',
      });
    case 'tooLong':
      return translate(
        {
          id: 'playground.tooLong',
          message:
            'The link is {length} characters long, and some apps do not open links over {most}. Shorten the code, or download it as a project.',
          description: 'Shown on the playground when the code is too long to be shared by address',
        },
        { length: message.length, most: message.most },
      );
    case 'deleted':
      return translate(
        {
          id: 'playground.deleted',
          message: '{name} was deleted. Use Undo to restore it.',
          description: 'Shown on the playground after a file was deleted',
        },
        { name: message.name },
      );
    case 'failure':
      return message.text;
  }
}
