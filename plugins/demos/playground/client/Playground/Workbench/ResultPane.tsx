import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  HostFrame,
  type HostContent,
  type HostFrameHandle,
} from '../../../../frame/client/HostFrame';
import type { HostProblem } from '../../../../shared/hostMessages';
import FrameWidth from '../../../../page/client/FrameWidth';
import { TYPING_PAUSE, useDelayed } from '../../../../../../lib/browser/useDelayed';
import { markRun } from '../../../../shared/runMark';
import type { ResultView, Work } from '../../../../shared/playground/types';
import { runSlot } from '../../../work/keptWork';
import styles from './styles.module.css';
import ViewSettings from './ViewSettings';

interface Props {
  readonly work: Work;
  readonly view: ResultView;
  readonly onView: (view: ResultView) => void;
  readonly onProblem: (problem: HostProblem | null) => void;
}

/** Result of the files, in the demo host of their version. */
export default function ResultPane({ work, view, onView, onProblem }: Props): ReactNode {
  const frame = useRef<HostFrameHandle>(null);
  const { version, demo, styling, files, isChanged, awaitsConsent } = useDelayed(
    work,
    TYPING_PAUSE,
  );
  const content = useMemo<HostContent>(
    () =>
      isChanged
        ? {
            entry: files[0]!.name,
            files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
            styling,
          }
        : { id: demo, styling },
    [demo, styling, files, isChanged],
  );

  const isRunning = isChanged && !awaitsConsent;
  useEffect(() => (isRunning ? markRun(runSlot()) : undefined), [isRunning]);

  return (
    <section
      className={styles.result}
      aria-label={translate({
        id: 'playground.result',
        message: 'Result',
        description: 'Accessible name of the part of the playground that shows what runs',
      })}
    >
      <div className={styles.view}>
        <ViewSettings
          settings={view.settings}
          onChange={(settings) => onView({ ...view, settings })}
        />
        <button type="button" className={styles.button} onClick={() => frame.current?.reset()}>
          <Translate
            id="playground.restart"
            description="Button of the playground that starts the result again"
          >
            Restart
          </Translate>
        </button>
      </div>
      <FrameWidth width={view.width} onWidth={(width) => onView({ ...view, width })}>
        {awaitsConsent ? null : (
          <HostFrame
            // Each version has a separate host, which must load before the demo starts.
            key={version}
            ref={frame}
            version={version}
            title={translate({
              id: 'playground.frame',
              message: 'Running demo',
              description: 'Accessible name of the frame that shows the result on the playground',
            })}
            content={content}
            settings={view.settings}
            initialHeight="var(--frame-height)"
            onProblem={onProblem}
          />
        )}
      </FrameWidth>
    </section>
  );
}
