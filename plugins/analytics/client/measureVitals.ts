import { createStorageSlot } from '@docusaurus/theme-common';
import type { AnalyticsEvent } from '../types';
import { VITALS_SAMPLING } from './limits';

/** Measures what readers feel of a page's speed, in one visit of ten thousand. */
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

/** The dice are thrown once for all pages of a visit. */
function isChosen(): boolean {
  const slot = createStorageSlot('vitals', { persistence: 'sessionStorage' });
  const kept = slot.get() ?? (Math.random() < VITALS_SAMPLING ? 'measured' : 'not measured');
  slot.set(kept);
  return kept === 'measured';
}
