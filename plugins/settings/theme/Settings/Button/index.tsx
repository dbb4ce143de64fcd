import { translate } from '@docusaurus/Translate';
import { useLazyPart } from '@site/lib/browser/useLazyPart';
import type { Props as DialogProps } from '@theme/Settings/Dialog';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useShortcuts } from '../../../client/useShortcuts';
import styles from './styles.module.css';

const load = () => import('@theme/Settings/Dialog');

/** Button that opens the settings; the dialog is loaded when it is first opened. */
export default function SettingsButton({
  mobile = false,
}: {
  readonly mobile?: boolean;
}): ReactNode {
  // The bar shows the button at every width, so the mobile drawer does not need it.
  return mobile ? null : <ButtonWithDialogs />;
}

function ButtonWithDialogs(): ReactNode {
  const { Part: Dialog, request } = useLazyPart<DialogProps>(load);
  const [shown, setShown] = useState<DialogProps['shown'] | null>(null);
  const show = async (what: DialogProps['shown']) => {
    if (await request()) {
      setShown(what);
    }
  };
  const [shortcuts] = useState(() => ({
    '[': () => turnPage('prev'),
    ']': () => turnPage('next'),
    '?': () => void show('shortcuts'),
  }));
  useShortcuts(shortcuts);
  const name = translate({
    id: 'settings.title',
    message: 'Settings',
    description: 'Name of the button that opens the settings, and their title',
  });
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
        onClick={() => void show('settings')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-7 10a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
        </svg>
      </button>
      {Dialog && shown && <Dialog shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Follows the link to the previous or the next page, where the page on screen has one. */
function turnPage(towards: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.pagination-nav__link--${towards}`)?.click();
}
