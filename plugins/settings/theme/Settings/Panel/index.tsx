import Translate from '@docusaurus/Translate';
import OfflineSettings from '@theme/OfflineSettings';
import { Fragment, useState, type ReactNode } from 'react';
import { DocsConfigProvider } from '../../../client/DocsConfigProvider';
import { ThemeProvider } from '../../../client/ThemeProvider';
import Shortcuts from '../Shortcuts';
import DemoSettings from './DemoSettings';
import PageSettings from './PageSettings';
import Reset from './Reset';
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
