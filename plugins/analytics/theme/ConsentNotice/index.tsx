import { translate } from '@docusaurus/Translate';
import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { choose, onChoice } from '../../client/consentChoice';
import styles from './styles.module.css';

export interface Props {
  /** Address of the page that lists the collected data. */
  readonly privacyUrl: string;
  readonly onClose: () => void;
}

/**
 * Asks for consent to analytics. The notice overlays the page without moving or blocking it. If the reader closes it
 * with Escape, it appears again with the next page load.
 */
export default function ConsentNotice({ privacyUrl, onClose }: Props): ReactNode {
  const titleId = useId();
  const textId = useId();
  useEffect(() => onChoice(onClose), [onClose]);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <section
      className={styles.notice}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-consent=""
      onKeyDown={closeOnEscape}
    >
      <p id={titleId} className={styles.title}>
        {translate({
          id: 'analytics.consent.title',
          message: 'Allow analytics?',
          description: 'Title of the notice that asks for consent to analytics',
        })}
      </p>
      <p id={textId} className={styles.text}>
        {translate({
          id: 'analytics.consent.text',
          message:
            'Knowing which pages are read and which searches fail helps us improve them. Nothing is sent until you agree.',
          description: 'Text of the notice that asks for consent to analytics',
        })}{' '}
        <a href={privacyUrl}>
          {translate({
            id: 'analytics.consent.more',
            message: 'What is collected',
            description: 'Link from the notice about analytics to the page about privacy',
          })}
        </a>
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => choose('denied')}>
          {translate({
            id: 'analytics.consent.deny',
            message: 'Refuse',
            description: 'Button that refuses analytics',
          })}
        </button>
        <button type="button" className={styles.action} onClick={() => choose('granted')}>
          {translate({
            id: 'analytics.consent.grant',
            message: 'Allow',
            description: 'Button that allows analytics',
          })}
        </button>
      </div>
    </section>
  );
}
