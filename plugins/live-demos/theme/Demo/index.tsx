import Translate from '@docusaurus/Translate';
import DemoCanvas from '@theme/Demo/Canvas';
import DemoCode from '@theme/Demo/Code';
import { useIsland } from '../../client/useIsland';
import type { DemoDescriptor } from '../../types';
import styles from './styles.module.css';

export interface Props {
  /** The demo's file name; the page's build binds it to the demo of the page's own version. */
  readonly id: string;
  readonly demo: DemoDescriptor;
}

/** A live example with its code. */
export default function Demo({ demo }: Props) {
  // After a change of page React would hand the element, with the demo that runs in it, to the next page's demo.
  return <RunningDemo key={`${demo.version}/${demo.id}`} demo={demo} />;
}

function RunningDemo({ demo }: Pick<Props, 'demo'>) {
  const { container, state, reset } = useIsland(demo);
  return (
    <section
      className={styles.demo}
      data-demo={demo.id}
      data-demo-state={state}
      id={`demo-${demo.id}`}
    >
      <DemoCanvas ref={container} demo={demo} />
      {state === 'failed' && (
        <p className={styles.failed} role="status">
          <Translate
            id="demo.failed"
            description="Shown below a demo that could not be loaded or started"
          >
            This demo could not be started.
          </Translate>
        </p>
      )}
      <DemoCode demo={demo} onReset={reset} />
    </section>
  );
}
