import type { DemoSettings } from '../../../lib/demos/types';
import type { SentSettings } from '../../../lib/demos/settingParameters';

/** Whether settings from a link differ from those of the page. */
export function differsFrom(page: DemoSettings, sent: SentSettings | null): boolean {
  return Object.entries(sent ?? {}).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(page[name as keyof DemoSettings]),
  );
}
