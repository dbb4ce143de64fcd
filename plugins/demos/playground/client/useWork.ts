import { useCallback, useEffect, useReducer, useState } from 'react';
import { readPlaygroundLink } from '../../shared/playground/address';
import type { Catalog, ResultView } from '../../shared/playground/types';
import { changeWork, type WorkAction, type WorkHistory } from '../work/changeWork';
import { keepWork } from '../work/keptWork';
import { forgetAsked } from './addressOnScreen';
import type { Beginning } from './begin';
import { follow, type Preferences } from './follow';

/** Milliseconds without a change after which the work is stored. */
const KEEP_PAUSE = 300;

interface OpenWork {
  readonly history: WorkHistory;
  readonly view: ResultView;
  /** Parts of the last address that could not be used. Each address creates a new array. */
  readonly leftOut: readonly string[];
  readonly change: (action: WorkAction) => void;
  readonly setView: (view: ResultView) => void;
}

/** Manages the work and its view: stores both between visits, and opens links that are followed on the page. */
export function useWork(
  catalog: Catalog,
  beginning: Beginning,
  preferences: Preferences,
): OpenWork {
  const [history, change] = useReducer(changeWork, beginning.history);
  const [view, setView] = useState(beginning.view);
  const [leftOut, setLeftOut] = useState(beginning.leftOut);

  useEffect(() => {
    const keep = () => keepWork({ present: history.present, past: history.past, view });
    const timer = setTimeout(keep, KEEP_PAUSE);
    // Stores the work immediately when the reader leaves, before the pause has elapsed.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [history, view]);

  const receive = useCallback(async () => {
    if (location.hash.includes('=')) {
      const { link, leftOut: unread } = await readPlaygroundLink(location.hash);
      forgetAsked();
      const followed = await follow(catalog, link, preferences);
      change({ type: 'open', work: followed.work });
      setView(followed.view);
      setLeftOut([...unread, ...followed.leftOut]);
    }
  }, [catalog, preferences]);
  useEffect(() => {
    const handle = () => void receive();
    window.addEventListener('hashchange', handle);
    return () => window.removeEventListener('hashchange', handle);
  }, [receive]);

  return { history, view, leftOut, change, setView };
}
