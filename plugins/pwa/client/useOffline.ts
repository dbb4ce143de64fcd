import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineStore, type OfflineState, type OfflineStore } from './offlineStore';

/** What is kept, and what can be done about it. */
export function useOffline(): readonly [state: OfflineState, store: OfflineStore] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const store = offlineStore(baseUrl);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    store.refresh().catch((error: unknown) => console.warn('Nothing can be kept:', error));
  }, [store]);
  return [state, store];
}
