/** How much of a page is rendered at once after a change of page, in CSS pixels: more than most windows are high. */
export const FOLD_HEIGHT = 1000;
