import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useState, useMemo, useEffect, type RefObject } from 'react';
import { useIsland } from '../../../page/client/useIsland';
import type { DemoDescriptor } from '../../../shared/types';
import Explorer from '../../client/Explorer';
import explorer from '../../client/explorer.module.css';
import { filterParts } from './filterParts';
import type { AnatomyDescriptor, AnatomyFacts } from '../types';
import PartDetails from './PartDetails';
import PartList from './PartList';
import Specimen from './Specimen';
import styles from './styles.module.css';
import { markSlots } from './marks';
import { readParts, type Part } from './readParts';

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

/** Returns a demo that starts with marked slots, only in the browser, and its reference data once it is loaded. */
function useMarkedDemo(
  demo: DemoDescriptor,
  anatomy: AnatomyDescriptor,
): { readonly marked: DemoDescriptor; readonly facts: AnatomyFacts | null } {
  const [facts, setFacts] = useState<AnatomyFacts | null>(null);
  const marked = useMemo((): DemoDescriptor => {
    const { server, loadIsland, ...others } = demo;
    if (!loadIsland) {
      return others;
    }
    return {
      ...others,
      loadIsland: async () => {
        const [{ mount }, { default: loaded }] = await Promise.all([loadIsland(), anatomy.load()]);
        setFacts(loaded);
        const defaultProps = markSlots(loaded);
        return { mount: (options) => mount({ ...options, defaultProps }) };
      },
    };
  }, [demo, anatomy]);
  return { marked, facts };
}

/**
 * Returns the parts of the component in an element, and updates them when its elements change. Returns none before the
 * component has started: every slot would be listed as absent, and would move once it starts.
 */
function useParts(
  root: RefObject<HTMLElement>,
  facts: AnatomyFacts | null,
  isRunning: boolean,
): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const element = root.current;
    if (!element || !facts || !isRunning) {
      return undefined;
    }
    const read = () => setParts(readParts(element, facts));
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [root, facts, isRunning]);
  return parts;
}
