/** Returns the attributes by which analytics, if the site has it, identifies a click on an ad. */
export const clickEvent = (label: string) => ({
  'data-event-category': 'ad',
  'data-event-action': 'click',
  'data-event-label': label,
});
