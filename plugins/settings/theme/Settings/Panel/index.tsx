import Translate from '@docusaurus/Translate';
import OfflineSettings from '@theme/OfflineSettings';
import { Fragment, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DocsConfigProvider } from '../../../client/DocsConfigProvider';
import { ThemeProvider, useTheme } from '../../../client/ThemeProvider';
import Shortcuts from '../Shortcuts';
import { keepSettings } from '../../../client/keepSettings';
import { useMyVersion } from '../../../client/useMyVersion';
import DemoSettings from './DemoSettings';
import PageSettings from './PageSettings';
import styles from './styles.module.css';

/** All settings; each change applies immediately. */
export default function SettingsPanel(): ReactNode {
  // A reset remounts the fields to discard unfinished input.
  const [generation, setGeneration] = useState(0);
  return (
    <DocsConfigProvider>
      <ThemeProvider>
        <Fragment key={generation}>
          <PageSettings />
          <DemoSettings />
          <OfflineSettings />
          <section className={styles.section}>
            <h3 className={styles.heading}>
              <Translate
                id="settings.shortcuts"
                description="Title of the list of keys that do something on every page"
              >
                Keyboard
              </Translate>
            </h3>
            <Shortcuts />
          </section>
        </Fragment>
        <Reset onReset={() => setGeneration(generation + 1)} />
      </ThemeProvider>
    </DocsConfigProvider>
  );
}

interface Props {
  /** Replaces all fields, which may have pending changes. */
  readonly onReset: () => void;
}

/** Button that resets all settings to their defaults. */
function Reset({ onReset }: Props): ReactNode {
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
