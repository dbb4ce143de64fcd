import { forwardRef, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useDemoSettings } from '../../../../shared/demoSettings';
import type { SentSettings } from '../../../../shared/settingParameters';
import type { DemoState } from '../../../client/useDemo';
import type { IslandState } from '../../../client/useIsland';
import type { DemoDescriptor, DemoSettings } from '../../../../shared/types';
import HostedStage from './HostedStage';
import IslandStage from './IslandStage';
import styles from './styles.module.css';

export interface StageHandle {
  /** Mounts the demo again, even after a crash. */
  readonly reset: () => void;
}

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly isolated: boolean;
  readonly onState: (state: IslandState) => void;
  /** Called when Escape was pressed in the frame and the demo did not handle it. */
  readonly onEscape: () => void;
}

/** Runs the demo in the page if it is as committed, otherwise in the host. */
export default forwardRef<StageHandle, Props>(function DemoStage(
  { demo, state, isolated, onState, onEscape },
  ref,
) {
  const island = useRef<StageHandle>(null);
  const host = useRef<StageHandle>(null);
  const pageSettings = useDemoSettings();
  const isChanged =
    (state.isEdited && !state.awaitsConsent) || differsFrom(pageSettings, state.settings);
  const isHosted = isolated || state.styling !== 'system' || isChanged;
  const [isMounted, setMounted] = useState(false);
  // Called when the frame unmounts, because React would miss the page's next change of settings if the state were reset
  // during rendering.
  const forget = useCallback(() => setMounted(false), []);
  // Keep the island until the frame shows something.
  const isSwapping = isHosted && !isolated && state.styling === 'system' && !isMounted;
  useImperativeHandle(ref, () => ({
    reset: () => (isHosted ? host : island).current?.reset(),
  }));
  return (
    <div className={styles.stage}>
      {(!isHosted || isSwapping) && <IslandStage ref={island} demo={demo} onState={onState} />}
      {isHosted && (
        <HostedStage
          ref={host}
          demo={demo}
          state={state}
          isolated={isolated}
          isSwapping={isSwapping}
          onReady={() => {
            setMounted(true);
            onState('ready');
          }}
          onEscape={onEscape}
          onEnd={forget}
        />
      )}
    </div>
  );
});

/** Whether settings that came with an address differ from those of the page. */
function differsFrom(page: DemoSettings, sent: SentSettings | null): boolean {
  return Object.entries(sent ?? {}).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(page[name as keyof DemoSettings]),
  );
}
