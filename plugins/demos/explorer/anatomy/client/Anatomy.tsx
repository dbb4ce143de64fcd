import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useState } from 'react';
import { useIsland } from '../../../page/client/useIsland';
import type { DemoDescriptor } from '../../../shared/types';
import Explorer from '../../client/Explorer';
import explorer from '../../client/explorer.module.css';
import { filterParts } from './filterParts';
import { useMarkedDemo } from './useMarkedDemo';
import { useParts } from './useParts';
import type { AnatomyDescriptor } from '../types';
import PartDetails from './PartDetails';
import PartList from './PartList';
import Specimen from './Specimen';
import styles from './styles.module.css';

export interface Props {
  /** Name of the component; the build binds it to the demo and the reference of the page's version. */
  readonly of: string;
  readonly demo: DemoDescriptor;
  readonly anatomy: AnatomyDescriptor;
}

/** A running component whose parts are described when a reader points at them or chooses them in a list. */
export default function Anatomy({ of, demo, anatomy }: Props) {
  const { marked, facts } = useMarkedDemo(demo, anatomy);
  const { container, state } = useIsland(marked);
  const parts = useParts(container, facts, state === 'ready');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const [pointedAt, setPointedAt] = useState('');
  const lines = filterParts(parts, search);
  const all = pointedAt ? filterParts(parts, '') : lines;
  const shown = all.find(({ id }) => id === (pointedAt || chosen)) ?? lines[0];
  return (
    <Explorer
      demo={demo}
      state={state}
      label={translate(
        {
          id: 'anatomy.label',
          message: 'Anatomy of {component}',
          description: 'Accessible name of the region that shows the parts of a component',
        },
        { component: of },
      )}
      panelWidth="42%"
      panel={
        <div className={clsx(explorer.panel, styles.side)}>
          <PartList
            lines={lines}
            current={shown?.id ?? ''}
            search={search}
            onSearch={setSearch}
            onChoose={(id) => {
              setPointedAt('');
              setChosen(id);
            }}
          />
          <PartDetails line={shown} facts={facts} />
        </div>
      }
    >
      <Specimen
        ref={container}
        demo={marked}
        parts={parts}
        shown={shown?.part}
        onPoint={setPointedAt}
        onChoose={(id) => {
          setSearch('');
          setChosen(id);
        }}
      />
    </Explorer>
  );
}
