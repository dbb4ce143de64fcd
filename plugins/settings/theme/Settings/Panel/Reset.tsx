import Translate from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { keepSettings } from '../../../client/keepSettings';
import { useTheme } from '../../../client/ThemeProvider';
import { useMyVersion } from '../../../client/useMyVersion';
import styles from './styles.module.css';

interface Props {
  /** Replaces all fields, which may have pending changes. */
  readonly onReset: () => void;
}

/** Button that resets all settings to their defaults. */
export default function Reset({ onReset }: Props): ReactNode {
  const { change } = useTheme();
  const { remember } = useMyVersion();
  const [isDone, setDone] = useState(false);
  const reset = () => {
    // Fields apply pending changes when they unmount, which must happen before the reset.
    flushSync(onReset);
    change({ type: 'reset' });
    keepSettings({ shortcuts: true });
    remember(null);
    setDone(true);
  };
  return (
    <div className={styles.reset}>
      <button type="button" className={styles.button} onClick={reset}>
        <Translate id="settings.reset" description="Button that brings back all defaults">
          Reset all settings
        </Translate>
      </button>
      <span role="status" className={styles.hint}>
        {isDone && (
          <Translate id="settings.reset.done" description="Said after all settings were reset">
            All settings are back to their defaults.
          </Translate>
        )}
      </span>
    </div>
  );
}
