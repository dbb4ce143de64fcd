import Translate from '@docusaurus/Translate';
import { useCloseRequest } from '@site/lib/browser/useCloseRequest';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';
import { useHeadingInView } from './useHeadingInView';

/**
 * Renders the table of contents of small screens: a sticky bar at the top that shows the current section and opens the
 * list
 * over the page.
 */
export default function TOCCollapsible({ toc, className, ...levels }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const current = useHeadingInView(toc);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  useCloseRequest(isOpen, close, { isDialog: false });

  function closeOnEscape({ key }: KeyboardEvent) {
    if (isOpen && key === 'Escape') {
      close();
    }
  }
  function closeOnChoice({ target }: MouseEvent) {
    if ((target as Element).closest('a')) {
      setOpen(false);
    }
  }
  return (
    <div className={clsx(styles.toc, className)} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
        {/* Titles in the table of contents are HTML. */}
        {current && (
          <span className={styles.current} dangerouslySetInnerHTML={{ __html: current.value }} />
        )}
      </button>
      <div id={listId} className={styles.list} hidden={!isOpen} onClick={closeOnChoice}>
        {isOpen && <TOCItems toc={toc} {...levels} />}
      </div>
    </div>
  );
}
