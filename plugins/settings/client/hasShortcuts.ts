/** Whether single-key shortcuts are on. */
export const hasShortcuts = (): boolean => document.documentElement.dataset.shortcuts !== 'off';
