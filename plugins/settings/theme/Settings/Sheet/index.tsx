import { translate } from '@docusaurus/Translate';
import { useCloseRequest } from '@site/lib/browser/useCloseRequest';
import IconClose from '@theme/Icon/Close';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the side of the page, or at the bottom on phones, so that the page stays visible and shows changes. */
export default function Sheet({ title, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useCloseRequest(true, () => dialog.current?.close(), { isDialog: true });
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      // The content covers the whole dialog, so a click whose target is the dialog is on the backdrop.
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={translate({
              id: 'settings.close',
              message: 'Close',
              description: 'Name of the button that closes the settings or the list of keys',
            })}
            onClick={() => dialog.current?.close()}
          >
            <IconClose width={14} height={14} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
