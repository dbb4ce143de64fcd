/** Milliseconds without another change after which a change takes effect. */
export const DEBOUNCE_DELAY = 166;

/** Milliseconds in which the focus may come back, or reach its next place, before it counts as gone. */
export const FOCUS_BLUR_DELAY = 100;
