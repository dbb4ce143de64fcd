import { translate } from '@docusaurus/Translate';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { DemoState } from '../../../client/useDemo';
import type { RovingFocus } from '../../../../../../lib/browser/useRovingFocus';
import type { DemoDescriptor } from '../../../../shared/types';
import styles from './styles.module.css';

const MoreMenu = lazy(() => import('../MoreMenu'));
const Note = lazy(() => import('./Note'));

/** Duration of the note, the same as the confirmation of copy buttons. */
const NOTE_MS = 2000;

interface Props extends Pick<RovingFocus, 'tool'> {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
}

/** Opens the menu of all other actions, and shows the outcome if it is not visible otherwise. */
export default function MoreButton({ demo, state, tool }: Props) {
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const close = useCallback((message?: string) => {
    setOpen(false);
    setOutcome(message);
  }, []);
  const forget = useCallback(() => setOutcome(undefined), []);
  return (
    <span ref={opener} className={styles.opener}>
      <button
        type="button"
        className={styles.button}
        {...tool('more')}
        aria-haspopup="menu"
        data-event-action="more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate({
          id: 'demo.more',
          message: 'More',
          description: 'Button that opens the menu of everything else that can be done with a demo',
        })}
      </button>
      {isOpen && (
        <Suspense>
          <MoreMenu demo={demo} state={state} onClose={close} />
        </Suspense>
      )}
      <span role="status">
        {outcome && (
          <Suspense>
            <Note opener={opener} lasts={NOTE_MS} onEnd={forget}>
              {outcome}
            </Note>
          </Suspense>
        )}
      </span>
    </span>
  );
}
