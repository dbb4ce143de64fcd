import Translate from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import { MAX_COMMENT_LENGTH } from '../../../../../serve/feedback/types';
import { useSender } from '../../../client/useSender';
import Status from '../Status';
import styles from './styles.module.css';

export interface Props {
  readonly address: string;
  /** Id of the heading; empty for the page. */
  readonly section: string;
}

/** Form for a comment. It keeps the text until the comment is sent successfully. */
export default function FeedbackForm({ address, section }: Props): ReactNode {
  const { state, send } = useSender(address, section);
  const [comment, setComment] = useState('');
  const fieldId = useId();
  const hintId = useId();
  if (state === 'sent') {
    return <Status state={state} />;
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(null, comment);
      }}
    >
      <label htmlFor={fieldId}>
        {section ? (
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
        maxLength={MAX_COMMENT_LENGTH}
        required
        aria-describedby={hintId}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <small id={hintId} className={styles.hint}>
        <Translate
          id="feedback.hint"
          description="Below the field for a comment"
          values={{ count: MAX_COMMENT_LENGTH }}
        >
          {'At most {count} characters. Please leave out anything that identifies you.'}
        </Translate>
      </small>
      {state === 'failed' && <Status state={state} />}
      <button type="submit" className={styles.send} aria-disabled={state === 'sending'}>
        <Translate id="feedback.send" description="Button that sends feedback">
          Send
        </Translate>
      </button>
    </form>
  );
}
