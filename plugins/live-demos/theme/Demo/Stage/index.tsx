import { forwardRef, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useDemoSettings } from '../../../../../lib/demos/demoSettings';
import { differsFrom } from '../../../client/differsFrom';
import type { DemoState } from '../../../client/useDemo';
import type { IslandState } from '../../../client/useIsland';
import type { DemoDescriptor } from '../../../../../lib/demos/types';
import HostedStage from './HostedStage';
import IslandStage from './IslandStage';
import styles from './styles.module.css';

export interface StageHandle {
  /** Mounts the demo again, also after it crashed. */
  readonly reset: () => void;
}

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly isolated: boolean;
  readonly onState: (state: IslandState) => void;
  /** Escape was pressed in a frame that has no use for it. */
  readonly onEscape: () => void;
}

/** Where the demo runs: in the page as it was committed, in the host in every other case. */
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
  // Said by the frame's end rather than while this renders, when React would miss the page's next change of settings.
  const forget = useCallback(() => setMounted(false), []);
  // Until the frame shows something the reader keeps what is there.
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
