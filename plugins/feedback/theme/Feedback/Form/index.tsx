import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { LONGEST_COMMENT, type Vote } from '../../../../../serve/feedback/types';
import { useFeedback } from '../../../client/useFeedback';
import styles from './styles.module.css';

export interface Props {
  readonly address: string;
  /** Id of the heading; empty for the page. */
  readonly section: string;
  /** What was said about the page; comments on sections come without. */
  readonly vote: Vote | null;
  readonly onSent?: () => void;
}

/** The button that was pressed is gone: the focus goes to what took its place, which also says it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Takes a comment and sends it; what was typed stays until it has arrived. */
export default function FeedbackForm({ address, section, vote, onSent }: Props): ReactNode {
  const { comment, setComment, state, send } = useFeedback({ address, section, vote, onSent });
  const fieldId = useId();
  const hintId = useId();
  if (state === 'sent') {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className={styles.status}>
        <Translate id="feedback.thanks" description="Shown once feedback has been sent">
          Thank you for your feedback!
        </Translate>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={fieldId}>
        {vote === null ? (
          <Translate
            id="feedback.sectionComment"
            description="Label of the field for a comment on a section"
          >
            What could be better?
          </Translate>
        ) : (
          <Translate id="feedback.comment" description="Label of the field for a comment">
            Comment (optional)
          </Translate>
        )}
      </label>
      <textarea
        id={fieldId}
        className={styles.comment}
        rows={4}
        maxLength={LONGEST_COMMENT}
        required={vote === null}
        aria-describedby={hintId}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <small id={hintId} className={styles.hint}>
        <Translate
          id="feedback.hint"
          description="Below the field for a comment"
          values={{ count: LONGEST_COMMENT }}
        >
          {'At most {count} characters. Please leave out anything that identifies you.'}
        </Translate>
      </small>
      {state === 'failed' && (
        <p role="alert" className={styles.status}>
          {translate({
            id: 'feedback.failed',
            message: "Couldn't submit feedback. Please try again later.",
            description: 'Shown when feedback could not be sent',
          })}
        </p>
      )}
      <button type="submit" className={styles.send} aria-disabled={state === 'sending'}>
        <Translate id="feedback.send" description="Button that sends feedback">
          Send
        </Translate>
      </button>
    </form>
  );
}
