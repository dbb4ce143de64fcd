import catalog from '@generated/theme-builder/catalog';
import { currentVersionOf, majorLabel } from '@site/src/versions';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TYPING_PAUSE, useDelayed } from '../../../../../lib/browser/useDelayed';
import { ThemeProvider } from '../../../../settings/client/ThemeProvider';
import { useMyVersion } from '../../../../settings/client/useMyVersion';
import { useLoadedVersion } from '../../../client/useLoadedVersion';
import { useTheme } from '../../../client/useTheme';
import { generateTheme } from '../../../model/generateTheme';
import { targetPaths } from '../../../model/targetPaths';
import { CONTROLS } from '../../../model/controls';
import CodePanel from './CodePanel';
import Groups from './Groups';
import ImportPanel from './ImportPanel';
import Presets from './Presets';
import ScreenPane from './ScreenPane';
import styles from './styles.module.css';
import { labels, withValues } from './texts';
import Toolbar from './Toolbar';

/** Fields in which the browser undoes typing. */
const TYPED = 'textarea, input:not([type]), input[type=text], input[type=number]';

/** Controls on one side; the screen, and the code that runs in it, on the other. */
export default function Builder(): ReactNode {
  const texts = labels();
  const root = useRef<HTMLDivElement>(null);
  const mine = useMyVersion().version?.name ?? currentVersionOf('x').name;
  const { history, change, settings, setSettings, leftOut } = useTheme(catalog, mine);
  const { version, values } = history.present;
  const loaded = useLoadedVersion(catalog, version);
  const [message, setMessage] = useState(() =>
    leftOut.length > 0 ? withValues().broken({ names: leftOut.join(', ') }) : '',
  );
  const code = useMemo(() => (loaded ? generateTheme(values, loaded.keys) : ''), [values, loaded]);
  const shownCode = useDelayed(code, TYPING_PAUSE);
  const available = useMemo(
    () =>
      new Set(
        CONTROLS.filter((control) => loaded && targetPaths(control, loaded.keys)).map(
          ({ id }) => id,
        ),
      ),
    [loaded],
  );
  const undo = (event: KeyboardEvent<HTMLElement>): void => {
    const isTyping = (event.target as HTMLElement).matches(TYPED);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping) {
      event.preventDefault();
      change({ type: event.shiftKey ? 'redo' : 'undo' });
    }
  };
  return (
    <div
      ref={root}
      role="group"
      aria-label={texts.title}
      className={styles.builder}
      onKeyDown={undo}
    >
      <ThemeProvider>
        <Toolbar
          versions={Object.keys(catalog.versions).map((name) => ({
            name,
            label: majorLabel(name),
          }))}
          history={history}
          settings={settings}
          loaded={loaded}
          code={code}
          root={root}
          onChange={change}
          onMessage={setMessage}
        />
      </ThemeProvider>
      <p role="status" className={styles.status}>
        {message}
      </p>
      <Presets onChoose={(preset) => change({ type: 'replace', choice: { values: preset } })} />
      <div className={styles.panes}>
        <section className={styles.settings} aria-label={texts.settings}>
          <Groups values={values} available={available} onChange={change} />
          {loaded && (
            <ImportPanel
              keys={loaded.keys}
              onRead={(read) => change({ type: 'replace', choice: { values: read } })}
            />
          )}
        </section>
        <ScreenPane
          loaded={loaded}
          code={shownCode || code}
          around={catalog.screen}
          settings={settings}
          onSettings={setSettings}
        />
      </div>
      <CodePanel code={code} />
    </div>
  );
}
