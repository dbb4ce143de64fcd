import catalog from '@generated/theme-builder/catalog';
import { currentVersionOf, majorLabel } from '@site/src/versions';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { TYPING_PAUSE, useDelayed } from '../../../../../lib/browser/useDelayed';
import { ThemeProvider } from '../../../../settings/client/ThemeProvider';
import { useMyVersion } from '../../../../settings/client/useMyVersion';
import { useLoadedVersion } from '../../../client/useLoadedVersion';
import { useTheme } from '../../../client/useTheme';
import { useUndoKeys } from '../../../client/useUndoKeys';
import { useView } from '../../../client/useView';
import { MIN_TEXT_CONTRAST, type ContrastLevel } from '../../../colors/checkContrast';
import type { ThemeAction } from '../../../model/changeTheme';
import { generateTheme } from '../../../model/generateTheme';
import { targetPaths } from '../../../model/targetPaths';
import { CONTROLS } from '../../../model/controls';
import HighlightedCode from '../../../../demos/page/client/HighlightedCode';
import CopyButton from '../../../../demos/page/theme/Demo/CopyButton';
import { THEME_FILE } from '../../../screenName';
import { PRESETS } from '../../../model/presets';
import type { Values } from '../../../types';
import Groups from './Groups';
import ImportPanel from './ImportPanel';
import LabeledSelect from './inputs/LabeledSelect';
import MissingControls from './MissingControls';
import ScreenPane from './ScreenPane';
import styles from './styles.module.css';
import { labels, withValues, presetNames } from './texts';
import Toolbar from './Toolbar';
import Swatches from './Swatches';

const VERSIONS = Object.fromEntries(
  Object.keys(catalog.versions).map((name) => [name, majorLabel(name)]),
);

/** Colors of a preset that its button shows. */
const SHOWN = ['light.page', 'light.primary', 'light.secondary', 'dark.page', 'dark.primary'];

/** Controls on one side; the screen, and the code that runs in it, on the other. */
export default function Builder(): ReactNode {
  const texts = labels();
  const root = useRef<HTMLDivElement>(null);
  const mine = useMyVersion().version?.name ?? currentVersionOf('x').name;
  const { history, change, settings, setSettings, leftOut } = useTheme(catalog, mine);
  const { version, values } = history.present;
  const [firstVersion] = useState(version);
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoadedVersion(catalog, version, attempt);
  const view = useView(settings, setSettings);
  const [keptLevel, levelSlot] = useStorageSlot('theme-builder-contrast');
  const level: ContrastLevel = keptLevel === 'AAA' ? 'AAA' : 'AA';
  const [message, setMessage] = useState('');
  const broken = leftOut.length > 0 && withValues().broken({ names: leftOut.join(', ') });
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
  const changeAndFollow = (action: ThemeAction): void => {
    change(action);
    view.follow(action);
  };
  useUndoKeys(root, change);
  return (
    <div ref={root} role="group" aria-label={texts.title} className={styles.builder}>
      <ThemeProvider>
        <Toolbar
          versions={VERSIONS}
          history={history}
          view={view}
          loaded={loaded}
          code={code}
          root={root}
          onChange={change}
          onMessage={setMessage}
        />
      </ThemeProvider>
      <p role="status" className={styles.status}>
        {message || broken}
      </p>
      {loaded && (
        <MissingControls
          version={loaded.name}
          values={values}
          available={available}
          isOpen={loaded.name !== firstVersion}
        />
      )}
      <Presets onChoose={(preset) => change({ type: 'replace', choice: { values: preset } })} />
      <div className={styles.panes}>
        <section className={styles.settings} aria-label={texts.settings}>
          <LabeledSelect
            label={texts.level}
            value={level}
            options={{ AA: '4.5 (AA)', AAA: '7 (AAA)' }}
            onChange={levelSlot.set}
          />
          <Groups
            values={values}
            available={available}
            minContrast={MIN_TEXT_CONTRAST[level]}
            onChange={changeAndFollow}
          />
          {loaded && (
            <ImportPanel
              keys={loaded.keys}
              onRead={(read) => changeAndFollow({ type: 'replace', choice: { values: read } })}
            />
          )}
        </section>
        <ScreenPane
          version={version}
          loaded={loaded}
          code={shownCode || code}
          around={catalog.screen}
          view={view}
          attempt={attempt}
          onRestart={() => setAttempt(attempt + 1)}
        />
      </div>
      <CodePanel code={code} />
    </div>
  );
}

/** The code of the theme, as it runs in the screen. */
function CodePanel({ code }: { readonly code: string }): ReactNode {
  const texts = labels();
  return (
    <section className={styles.output} aria-label={texts.code}>
      <div className={styles.outputHead}>
        <code>{THEME_FILE}</code>
        <CopyButton className={styles.button} read={() => Promise.resolve(code)} />
        <span className={styles.hint}>{texts.codeHint}</span>
      </div>
      <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={THEME_FILE}>
        <code>
          <HighlightedCode name={THEME_FILE} code={code} />
        </code>
      </pre>
    </section>
  );
}

interface Props {
  readonly onChoose: (values: Values) => void;
}

/** Buttons that replace the whole theme. */
function Presets({ onChoose }: Props): ReactNode {
  const names = presetNames();
  return (
    <div role="group" className={styles.presets} aria-label={labels().presets}>
      {PRESETS.map(({ id, values }) => (
        <button key={id} type="button" className={styles.preset} onClick={() => onChoose(values)}>
          <Swatches colors={SHOWN.map((color) => String(values[color]))} />
          {names[id]}
        </button>
      ))}
    </div>
  );
}
