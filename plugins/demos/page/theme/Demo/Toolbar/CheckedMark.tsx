import { translate } from '@docusaurus/Translate';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { RovingFocus } from '../../../../../../lib/browser/useRovingFocus';
import styles from './styles.module.css';

const Note = lazy(() => import('./Note'));

interface Props extends Pick<RovingFocus, 'tool'> {
  /** ISO date of the checks. */
  readonly checkedOn: string;
}

/** Marks a demo that passed the checks of its build, and lists the checks on click. */
export default function CheckedMark({ checkedOn, tool }: Props) {
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span ref={opener} className={styles.opener}>
      <button
        type="button"
        className={styles.button}
        {...tool('checked')}
        data-demo-checked={checkedOn}
        data-event-action="checked"
        aria-expanded={isOpen}
        aria-label={translate(
          {
            id: 'demo.checkedOn',
            message: 'Checked on {date}',
            description: 'Accessible name of the button that says which checks a demo passed',
          },
          { date: checkedOn },
        )}
        onClick={() => setOpen(!isOpen)}
      >
        ✓
      </button>
      <span role="status">
        {isOpen && (
          <Suspense>
            <Note opener={opener} onEnd={close}>
              {translate(
                {
                  id: 'demo.checked',
                  message:
                    'Checked on {date}: types, server rendering, and in Chromium light and dark, left-to-right and right-to-left, 390 px wide, accessibility, console',
                  description: 'Says when a demo passed which checks',
                },
                { date: checkedOn },
              )}
            </Note>
          </Suspense>
        )}
      </span>
    </span>
  );
}
