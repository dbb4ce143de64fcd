import Translate from '@docusaurus/Translate';
import DemoCanvas from '@theme/Demo/Canvas';
import { forwardRef, useEffect, useImperativeHandle } from 'react';
import { useIsland, type IslandState } from '../../../client/useIsland';
import type { DemoDescriptor } from '../../../../shared/types';
import demoStyles from '../styles.module.css';
import type { StageHandle } from '.';

interface Props {
  readonly demo: DemoDescriptor;
  readonly onState: (state: IslandState) => void;
}

/** Renders a demo in the page, as committed. */
export default forwardRef<StageHandle, Props>(function IslandStage({ demo, onState }, ref) {
  const { container, state, reset } = useIsland(demo);
  useEffect(() => onState(state), [onState, state]);
  useImperativeHandle(ref, () => ({ reset }));
  return (
    <>
      <DemoCanvas ref={container} demo={demo} />
      {state === 'failed' && (
        <p className={demoStyles.failed} role="status">
          <Translate
            id="demo.failed"
            description="Shown below a demo that could not be loaded or started"
          >
            This demo could not be started.
          </Translate>
        </p>
      )}
    </>
  );
});
