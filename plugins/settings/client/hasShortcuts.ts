/** Whether single keys do something on the page. */
export const hasShortcuts = (): boolean => document.documentElement.dataset.shortcuts !== 'off';
