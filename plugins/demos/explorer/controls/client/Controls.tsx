import Translate, { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useState, useRef } from 'react';
import DemoCanvas from '@theme/Demo/Canvas';
import CodeView from '@theme/Demo/CodeView';
import type { DemoDescriptor } from '../../../shared/types';
import Explorer from '../../client/Explorer';
import explorer from '../../client/explorer.module.css';
import { useControlledDemo } from './useControlledDemo';
import type { ControlsFacts, ControlValue, ControlValues } from '../types';
import ControlPanel from './ControlPanel';
import { readDemoAddress, writeAddress } from '../../../page/client/demoAddress';
import { readValues, writeValues } from './controlAddress';
import { useDemoChoices } from '../../../shared/demoChoices';
import CopyButton from '../../../page/theme/Demo/CopyButton';
import { useSources } from '../../../page/client/useSources';
import { writeCode } from './writeCode';
import styles from './styles.module.css';

interface ControlState {
  readonly values: ControlValues;
  /** Values in the address that the controls cannot set. */
  readonly leftOut: readonly string[];
  /** @param value `undefined` for the default */
  readonly set: (path: string, value: ControlValue | undefined) => void;
  readonly reset: () => void;
}

const UNSET: ControlValues = {};

/** Holds the values that the reader has set. The address contains them, so that readers can share and bookmark them. */
function useControlValues(demo: string, { controls }: ControlsFacts): ControlState {
  const [values, setValues] = useState(UNSET);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  useEffect(() => {
    const receive = () => {
      const carried = readDemoAddress(location.href);
      if (carried?.id === demo && carried.text) {
        const sent = readValues(carried.text, controls);
        setValues(sent.values);
        setLeftOut(sent.leftOut);
      }
    };
    receive();
    addEventListener('hashchange', receive);
    return () => removeEventListener('hashchange', receive);
  }, [demo, controls]);

  const change = useCallback(
    (next: ControlValues) => {
      setValues(next);
      setLeftOut([]);
      writeAddress(demo, writeValues(next));
    },
    [demo],
  );
  return {
    values,
    leftOut,
    set: (path, value) => {
      const { [path]: before, ...others } = values;
      change(value === undefined ? others : { ...others, [path]: value });
    },
    reset: () => change(UNSET),
  };
}

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

interface ControlledCodeProps {
  readonly demo: DemoDescriptor;
  readonly values: ControlValues;
}

/** The code of the component with the current values, in the reader's language. */
function ControlledCode({ demo, values }: ControlledCodeProps) {
  const element = useRef<HTMLDivElement>(null);
  const { variant } = useDemoChoices();
  const source = useSources(demo, element, false)?.system?.[0];
  const isJavaScript = variant === 'JS';
  const code = source && writeCode(isJavaScript ? source.javascript : source.typescript, values);
  return (
    <div ref={element} className={styles.code}>
      <CodeView
        demo={{ ...demo, server: undefined }}
        name={source && (isJavaScript ? source.javascriptName : source.name)}
        code={code}
        label={translate({
          id: 'controls.code',
          message: 'Code with the current props',
          description: 'Accessible name of the code that follows the inputs of a component',
        })}
      />
      <CopyButton look="icon" className={styles.copy} read={async () => code ?? ''} />
    </div>
  );
}
