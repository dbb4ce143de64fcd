/** Maximum number of lines of code that is shown as a whole, because folding would save next to nothing. */
export const MAX_WHOLE_LINES = 12;

/** Number of lines after the imports that are visible before a demo's code is expanded. */
export const PREVIEW_LINES = 8;
