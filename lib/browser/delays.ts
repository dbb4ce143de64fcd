/** Debounce time in milliseconds. */
export const DEBOUNCE_DELAY = 166;

/** Milliseconds in which the focus may return, or reach its next element, before it counts as lost. */
export const FOCUS_BLUR_DELAY = 100;
