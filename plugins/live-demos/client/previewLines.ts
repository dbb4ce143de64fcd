/** Lines of a demo's code that are in sight before it is expanded; `--demo-preview-lines` in the style sheet says the same. */
export const PREVIEW_LINES = 8;
