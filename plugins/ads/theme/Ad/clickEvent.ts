/** Attributes by which analytics, where there is any, knows a click on an ad. */
export const clickEvent = (label: string) => ({
  'data-event-category': 'ad',
  'data-event-action': 'click',
  'data-event-label': label,
});
