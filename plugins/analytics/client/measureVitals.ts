import { createStorageSlot } from '@docusaurus/theme-common';
import type { AnalyticsEvent } from '../types';
import { VITALS_SAMPLING } from './limits';

/** Measures web vitals, in one of ten thousand visits. */
export async function measureVitals(send: (event: AnalyticsEvent) => void): Promise<void> {
  if (!isChosen()) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) =>
      send({ name: 'web_vitals', params: { metric: name, value, rating } }),
    );
  }
}

/** Whether this visit is measured; decided once for all its pages. */
function isChosen(): boolean {
  const slot = createStorageSlot('vitals', { persistence: 'sessionStorage' });
  const kept = slot.get() ?? (Math.random() < VITALS_SAMPLING ? 'measured' : 'not measured');
  slot.set(kept);
  return kept === 'measured';
}
