import Translate, { translate } from '@docusaurus/Translate';
import DemoCanvas from '@theme/Demo/Canvas';
import type { DemoDescriptor } from '../../../shared/types';
import Explorer from '../../client/Explorer';
import explorer from '../../client/explorer.module.css';
import { useControlledDemo } from './useControlledDemo';
import { useControlValues } from './useControlValues';
import type { ControlsFacts } from '../types';
import ControlPanel from './ControlPanel';
import ControlledCode from './ControlledCode';

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
    <Explorer
      demo={demo}
      state={state}
      label={translate(
        {
          id: 'controls.label',
          message: 'Props of {component} to try',
          description:
            'Accessible name of the region in which a reader changes props of a component',
        },
        { component: of },
      )}
      panelWidth="38%"
      panel={
        <ControlPanel
          facts={controls}
          values={values}
          // After a failure, readers can undo the value that caused it.
          isReady={state !== 'waiting'}
          onChange={set}
          onReset={reset}
        />
      }
      below={
        <>
          {leftOut.length > 0 && (
            <p className={explorer.message} role="status">
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
        </>
      }
    >
      <DemoCanvas ref={container} demo={demo} />
    </Explorer>
  );
}
