import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Focuses the message that replaces the pressed button, so that the focus is not lost and screen readers read it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Result of sending feedback. */
export default function FeedbackStatus({
  state,
}: {
  readonly state: 'failed' | 'sent';
}): ReactNode {
  return state === 'sent' ? (
    <p ref={takeFocus} tabIndex={-1} role="status" className={styles.status}>
      <Translate id="feedback.thanks" description="Shown once feedback has been sent">
        Thank you for your feedback!
      </Translate>
    </p>
  ) : (
    <p role="alert" className={styles.failure}>
      <Translate id="feedback.failed" description="Shown when feedback could not be sent">
        {"Couldn't submit feedback. Please try again later."}
      </Translate>
    </p>
  );
}
