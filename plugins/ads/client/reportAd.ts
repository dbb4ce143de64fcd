import { DISPLAY_SAMPLING } from './limits';

/** Event that analytics, if there is any, listens for on the page. */
const ANALYTICS_EVENT = 'docs:analytics';

function report(name: string, params: Readonly<Record<string, string>>): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name, params } }));
}

/** Tells of one in ten ads that are shown. */
export function reportDisplay(label: string, layout: string): void {
  if (Math.random() < DISPLAY_SAMPLING) {
    report('ad_display', { label, layout });
  }
}

/** Tells of a click that the page does not see, because it happened in a frame. */
export function reportClick(label: string): void {
  report('ad_click', { label });
}

/** Tells of an ad that could not be shown; readers are not told. */
export function reportCrash(error: unknown): void {
  report('ad_crash', { message: error instanceof Error ? error.message : String(error) });
}
