/** Height in CSS pixels that is rendered immediately after a page change; most windows are not taller. */
export const FOLD_HEIGHT = 1000;
