/** Lines of a demo's code, after its imports, that are in sight before it is expanded. */
export const PREVIEW_LINES = 8;
