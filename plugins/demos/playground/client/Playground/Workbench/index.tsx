import catalog from '@generated/demos/playground/catalog';
import { currentVersionOf } from '@site/src/versions';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDemoChoices } from '../../../../shared/demoChoices';
import { useMyVersion } from '../../../../../settings/client/useMyVersion';
import { forgetAsked, readAsked } from '../../addressOnScreen';
import { begin, type Beginning } from '../../begin';
import type { Preferences } from '../../follow';
import Waiting from '../Waiting';
import Bench from './Bench';

/** Determines what the reader works on, and renders it. */
export default function Workbench(): ReactNode {
  const { variant, styling } = useDemoChoices();
  const version = useMyVersion().version?.name ?? currentVersionOf('x').name;
  const preferences = useMemo<Preferences>(
    () => ({ version, variant, styling }),
    [version, variant, styling],
  );
  const [first] = useState(preferences);
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  useEffect(() => {
    async function open() {
      setBeginning(await begin(catalog, readAsked(location), first));
      forgetAsked();
    }
    void open();
  }, [first]);
  return beginning ? (
    <Bench catalog={catalog} beginning={beginning} preferences={preferences} />
  ) : (
    <Waiting />
  );
}
