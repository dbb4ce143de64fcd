import { useCallback, useEffect, useState } from 'react';
import { readDemoAddress, writeAddress } from '../../../page/client/demoAddress';
import type { ControlsFacts, ControlValue, ControlValues } from '../types';
import { readValues, writeValues } from './controlAddress';

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
export function useControlValues(demo: string, { controls }: ControlsFacts): ControlState {
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
