/** Minimum window widths of the layouts, in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The spacing unit in CSS pixels. */
export const SPACING = 8;

/** Border radius in CSS pixels in themes that do not set one, such as those of demos. */
export const BASE_RADIUS = 4;

/** Border radius in CSS pixels in the documentation's theme. */
export const DOCS_RADIUS = 12;

/** The highest elevation of a Paper; the lowest is 0. */
export const HIGHEST_ELEVATION = 24;
