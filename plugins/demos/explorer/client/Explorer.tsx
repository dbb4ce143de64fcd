import Translate from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import type { IslandState } from '../../page/client/useIsland';
import type { DemoDescriptor } from '../../shared/types';
import styles from './explorer.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: IslandState;
  /** Accessible name of the region. */
  readonly label: string;
  /** Preferred width of the panel beside the component, on wide pages. */
  readonly panelWidth: string;
  readonly panel: ReactNode;
  /** Content below the component and the panel. */
  readonly below?: ReactNode;
  /** The running component. */
  readonly children: ReactNode;
}

/** A running component with a panel that explores it. */
export default function Explorer({
  demo,
  state,
  label,
  panelWidth,
  panel,
  below,
  children,
}: Props) {
  return (
    <section
      className={styles.explorer}
      style={{ '--explorer-panel-width': panelWidth } as CSSProperties}
      id={`demo-${demo.id}`}
      data-demo={demo.id}
      data-demo-state={state}
      aria-label={label}
    >
      <div className={styles.columns}>
        <div>
          {children}
          {state === 'failed' && (
            <p className={styles.message} role="status">
              <Translate
                id="demo.failed"
                description="Shown below a demo that could not be loaded or started"
              >
                This demo could not be started.
              </Translate>
            </p>
          )}
        </div>
        {panel}
      </div>
      {below}
    </section>
  );
}
