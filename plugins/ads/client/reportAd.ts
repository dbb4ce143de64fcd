import { DISPLAY_SAMPLING } from './limits';

/** Event that analytics listens for, if the site has it. */
const ANALYTICS_EVENT = 'docs:analytics';

function report(name: string, params: Readonly<Record<string, string>>): void {
  window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name, params } }));
}

/** Reports one in ten displayed ads to analytics. */
export function reportDisplay(label: string, layout: string): void {
  if (Math.random() < DISPLAY_SAMPLING) {
    report('ad_display', { label, layout });
  }
}

/** Reports a click inside a frame, which the page does not receive itself. */
export function reportClick(label: string): void {
  report('ad_click', { label });
}

/** Reports an ad that could not be shown; readers see no error. */
export function reportCrash(error: unknown): void {
  report('ad_crash', { message: error instanceof Error ? error.message : String(error) });
}
