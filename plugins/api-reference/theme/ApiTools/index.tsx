import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '../../../../lib/browser/afterPaint';
import {
  filterMembers,
  type FilterResult,
  prepareFilter,
  type Wanted,
} from '../../client/filterMembers';
import { REGION_FILLED } from '@site/plugins/docusaurus-patches/client/static-regions';
import { layOutMembers } from '../../client/layOutMembers';
import type { EntryKind, Plan } from '../../types';
import DensityChoice from './DensityChoice';
import Choice from './Choice';
import { describeResult, filterLabel, kindLabels, planLabels } from './texts';
import styles from './styles.module.css';

export interface Props {
  readonly canFilter: boolean;
  /** Kinds to select from, on an index. */
  readonly kinds?: readonly EntryKind[];
  /** Whether the page shows more of its members than their names. */
  readonly hasDensities?: boolean;
}

const EVERYTHING: Wanted = { text: '', kind: '', plan: '' };

/** Filters the lists of a reference page, and chooses how dense they are. */
export default function ApiTools({ canFilter, kinds, hasDensities = true }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef(EVERYTHING);
  const stopLayout = useRef(() => {});
  const stopReport = useRef(() => {});
  const [result, setResult] = useState<FilterResult | null>(null);
  const [choice, setChoice] = useState<Pick<Wanted, 'kind' | 'plan'>>(EVERYTHING);

  function filter(change: Partial<Wanted>): void {
    wanted.current = { ...wanted.current, ...change };
    setChoice(wanted.current);
    const isEverything = Object.values(wanted.current).every((value) => value === '');
    const found = filterMembers(document, wanted.current);
    // Update the list before other work.
    stopReport.current();
    stopReport.current = afterPaint(() => setResult(isEverything ? null : found));
  }

  useEffect(() => {
    const showAll = () => {
      if (input.current) {
        input.current.value = '';
      }
      filter(EVERYTHING);
    };
    // An anchor in the address takes precedence over the filter.
    const showTarget = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.closest('[hidden]') && input.current) {
        showAll();
        target.scrollIntoView();
      }
    };
    // A link to where the address leads already changes no address.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.href === location.href) {
        showTarget();
      }
    };
    // Not every browser finds what the filter hides.
    const showForSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const isSearch = key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
      if (isSearch && Object.values(wanted.current).some((value) => value !== '')) {
        showAll();
      }
    };
    window.addEventListener('keydown', showForSearch);
    window.addEventListener('hashchange', showTarget);
    document.addEventListener('click', followAgain);
    return () => {
      window.removeEventListener('keydown', showForSearch);
      window.removeEventListener('hashchange', showTarget);
      document.removeEventListener('click', followAgain);
    };
  }, []);

  useEffect(() => {
    const layOut = () => {
      stopLayout.current();
      stopLayout.current = layOutMembers(document);
    };
    layOut();
    // After a change of page the members arrive later.
    document.addEventListener(REGION_FILLED, layOut);
    return () => {
      document.removeEventListener(REGION_FILLED, layOut);
      stopLayout.current();
      stopReport.current();
    };
  }, []);

  return (
    <div className={styles.tools} role="search" aria-label={filterLabel()}>
      {canFilter && (
        <input
          ref={input}
          type="search"
          id={`${id}filter`}
          aria-label={filterLabel()}
          placeholder={filterLabel()}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => {
            stopLayout.current();
            prepareFilter(document);
          }}
          onChange={(event) => filter({ text: event.target.value })}
        />
      )}
      {kinds ? (
        <>
          <Choice
            label={translate({
              id: 'api.filter.kind',
              message: 'Kind',
              description: 'Chooses components, hooks … in a list of the API reference',
            })}
            options={kindLabels(kinds)}
            value={choice.kind}
            onChange={(kind) => filter({ kind: kind as EntryKind })}
          />
          <Choice
            label={translate({
              id: 'api.filter.plan',
              message: 'Plan',
              description: 'Chooses a commercial plan in a list of the API reference',
            })}
            options={planLabels()}
            value={choice.plan}
            onChange={(plan) => filter({ plan: plan as Plan })}
          />
        </>
      ) : (
        hasDensities && <DensityChoice />
      )}
      <p role="status">{result && describeResult(result)}</p>
    </div>
  );
}
