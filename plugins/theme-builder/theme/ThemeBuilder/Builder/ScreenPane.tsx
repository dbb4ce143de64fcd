import { useMemo, useState, type ReactNode } from 'react';
import { HostFrame } from '../../../../demos/frame/client/HostFrame';
import FrameWidth from '../../../../demos/page/client/FrameWidth';
import type { DemoFiles, HostProblem } from '../../../../demos/shared/hostMessages';
import type { SentSettings } from '../../../../demos/shared/settingParameters';
import { SERVER_SETTINGS, useDemoSettings } from '../../../../demos/shared/demoSettings';
import type { LoadedVersion } from '../../../client/useLoadedVersion';
import { screenFiles, STATES, type State } from '../../../model/screenFiles';
import styles from './styles.module.css';
import { labels, stateNames } from './texts';

interface Props {
  readonly loaded: LoadedVersion | null;
  /** Text of the file with the theme. */
  readonly code: string;
  readonly around: DemoFiles;
  readonly settings: SentSettings;
  readonly onSettings: (settings: SentSettings) => void;
}

/** The screen with the theme, in the demo host of its version. */
export default function ScreenPane({
  loaded,
  code,
  around,
  settings,
  onSettings,
}: Props): ReactNode {
  const texts = labels();
  const names = stateNames();
  const page = useDemoSettings();
  const [states, setStates] = useState<readonly State[]>([]);
  const [problem, setProblem] = useState<HostProblem | null>(null);
  const { mode = page.mode, direction = page.direction } = settings;
  const shown = useMemo(() => ({ ...SERVER_SETTINGS, mode, direction }), [mode, direction]);
  const content = useMemo(
    () =>
      loaded && code
        ? { ...screenFiles(loaded.sources, code, states, around), styling: 'system' as const }
        : null,
    [loaded, code, states, around],
  );
  return (
    <section className={styles.screen} aria-label={texts.screen}>
      <div className={styles.view}>
        <Choice
          label={texts.mode}
          value={mode}
          options={{ light: texts.light, dark: texts.dark }}
          onChange={(next) => onSettings({ ...settings, mode: next })}
        />
        <Choice
          label={texts.direction}
          value={direction}
          options={{ ltr: texts.ltr, rtl: texts.rtl }}
          onChange={(next) => onSettings({ ...settings, direction: next })}
        />
        <div role="group" aria-label={texts.states} className={styles.states}>
          {STATES.map((state) => (
            <label key={state} className={styles.inline}>
              <input
                type="checkbox"
                checked={states.includes(state)}
                onChange={({ target }) =>
                  setStates(
                    STATES.filter((each) =>
                      each === state ? target.checked : states.includes(each),
                    ),
                  )
                }
              />
              {names[state]}
            </label>
          ))}
        </div>
      </div>
      <p className={styles.warning} hidden={problem === null}>
        {problem?.message}
      </p>
      <FrameWidth>
        {loaded && content && (
          <HostFrame
            key={loaded.name}
            version={loaded.name}
            title={texts.frame}
            content={content}
            settings={shown}
            initialHeight="var(--frame-height)"
            onProblem={setProblem}
          />
        )}
      </FrameWidth>
    </section>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly options: Readonly<Record<Name, string>>;
  readonly onChange: (value: Name) => void;
}

function Choice<Name extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Name>): ReactNode {
  return (
    <label className={styles.inline}>
      {label}
      <select
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value as Name)}
      >
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
