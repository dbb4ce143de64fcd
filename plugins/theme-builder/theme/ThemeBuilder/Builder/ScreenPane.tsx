import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { HostFrame, type HostContent } from '../../../../demos/frame/client/HostFrame';
import FrameWidth from '../../../../demos/page/client/FrameWidth';
import type { DemoFiles, HostProblem } from '../../../../demos/shared/hostMessages';
import { SERVER_SETTINGS } from '../../../../demos/shared/demoSettings';
import type { LoadedVersion } from '../../../client/useLoadedVersion';
import type { View } from '../../../client/useView';
import { screenFiles, STATES, type State } from '../../../model/screenFiles';
import LabeledSelect from './inputs/LabeledSelect';
import styles from './styles.module.css';
import { followedTexts, labels, stateNames } from './texts';

/** Milliseconds after which a screen without an answer may need to be restarted. */
const MAX_WAIT_MS = 10_000;

interface Props {
  /** Chosen version, which may not have loaded yet. */
  readonly version: string;
  readonly loaded: LoadedVersion | null;
  /** Text of the file with the theme. */
  readonly code: string;
  readonly around: DemoFiles;
  readonly view: View;
  /** Number of restarts. */
  readonly attempt: number;
  readonly onRestart: () => void;
}

/** The screen with the theme, in the demo host of its version. */
export default function ScreenPane({
  version,
  loaded,
  code,
  around,
  view: { mode, direction, isFollowing, choose },
  attempt,
  onRestart,
}: Props): ReactNode {
  const texts = labels();
  const names = stateNames();
  const [states, setStates] = useState<readonly State[]>([]);
  const [problem, setProblem] = useState<HostProblem | null>(null);
  const shown = useMemo(() => ({ ...SERVER_SETTINGS, mode, direction }), [mode, direction]);
  const content = useMemo(
    () =>
      loaded && code
        ? { ...screenFiles(loaded.sources, code, states, around), styling: 'system' as const }
        : null,
    [loaded, code, states, around],
  );
  const [answered, setAnswered] = useState<HostContent | null>(null);
  const isLate = useIsLate(loaded?.name !== version || answered !== content, content, attempt);
  return (
    <section className={styles.screen} aria-label={texts.screen}>
      <div className={styles.view}>
        <LabeledSelect
          label={texts.mode}
          value={mode}
          options={{ light: texts.light, dark: texts.dark }}
          onChange={(next) => choose({ mode: next })}
        />
        <span role="status" className={styles.hint}>
          {isFollowing && followedTexts()[mode]}
        </span>
        <LabeledSelect
          label={texts.direction}
          value={direction}
          options={{ ltr: texts.ltr, rtl: texts.rtl }}
          onChange={(next) => choose({ direction: next })}
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
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setProblem(null);
            setAnswered(null);
            onRestart();
          }}
        >
          {texts.restart}
        </button>
      </div>
      <p role="status" className={styles.warning}>
        {isLate ? texts.late : problem?.message}
      </p>
      <FrameWidth>
        {loaded && content && (
          <HostFrame
            key={`${loaded.name}:${attempt}`}
            version={loaded.name}
            title={texts.frame}
            content={content}
            settings={shown}
            initialHeight="var(--frame-height)"
            onProblem={(found) => {
              setProblem(found);
              setAnswered(content);
            }}
          />
        )}
      </FrameWidth>
    </section>
  );
}

/** Returns whether the screen has not answered for a while. */
function useIsLate(isWaiting: boolean, content: HostContent | null, attempt: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setLate(true), MAX_WAIT_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, content, attempt]);
  return isLate;
}
