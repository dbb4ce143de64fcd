/** Number of lines after the imports that are visible before a demo's code is expanded. */
export const PREVIEW_LINES = 8;
