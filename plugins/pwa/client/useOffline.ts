import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useSyncExternalStore } from 'react';
import { offlineStore, type OfflineState, type OfflineStore } from './offlineStore';

/** Returns the stored versions, and the actions for them. */
export function useOffline(): readonly [state: OfflineState, store: OfflineStore] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const store = offlineStore(baseUrl);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    store.refresh().catch((error: unknown) => console.warn('Nothing can be kept:', error));
  }, [store]);
  return [state, store];
}
