import Translate, { translate } from '@docusaurus/Translate';
import DemoCanvas from '@theme/Demo/Canvas';
import type { DemoDescriptor } from '../../../../shared/types';
import { useControlledDemo } from '../useControlledDemo';
import { useControlValues } from '../useControlValues';
import type { ControlsFacts } from '../../types';
import ControlPanel from './ControlPanel';
import ControlledCode from './ControlledCode';
import styles from './styles.module.css';

export interface Props {
  /** Name of the component; the build binds it to the demo and the reference of the page's version. */
  readonly of: string;
  readonly demo: DemoDescriptor;
  readonly controls: ControlsFacts;
}

/** A running component, inputs for its props, and code with the current values. */
export default function Controls({ of, demo, controls }: Props) {
  const { values, leftOut, set, reset } = useControlValues(demo.id, controls);
  const { container, state } = useControlledDemo(demo, values);
  return (
    <section
      className={styles.controls}
      id={`demo-${demo.id}`}
      data-demo={demo.id}
      data-demo-state={state}
      aria-label={translate(
        {
          id: 'controls.label',
          message: 'Props of {component} to try',
          description:
            'Accessible name of the region in which a reader changes props of a component',
        },
        { component: of },
      )}
    >
      <div className={styles.columns}>
        <div className={styles.stage}>
          <DemoCanvas ref={container} demo={demo} />
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
        <ControlPanel
          facts={controls}
          values={values}
          // After a failure, readers can undo the value that caused it.
          isReady={state !== 'waiting'}
          onChange={set}
          onReset={reset}
        />
      </div>
      {leftOut.length > 0 && (
        <p className={styles.message} role="status">
          <Translate
            id="controls.leftOut"
            description="Says which parts of an address are not used, since no control has such a value"
            values={{ parts: leftOut.join(', ') }}
          >
            {'This address contains values that cannot be set here: {parts}'}
          </Translate>
        </p>
      )}
      <ControlledCode demo={demo} values={values} />
    </section>
  );
}
