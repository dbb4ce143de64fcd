/** Widths in CSS pixels from which a layout begins. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The unit of distances in CSS pixels. */
export const SPACING = 8;

/** Radius of corners in CSS pixels in a theme that says nothing of it, such as that of demos. */
export const BASE_RADIUS = 4;

/** Radius of corners in CSS pixels in the documentation's own theme. */
export const DOCS_RADIUS = 12;

/** Papers lie on elevations from 0 to this one. */
export const HIGHEST_ELEVATION = 24;
