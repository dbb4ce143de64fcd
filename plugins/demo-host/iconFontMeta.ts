/** The `meta` element in which a page of the host finds the address of the icon font's style sheet. */
export const ICON_FONT_META = 'icon-font';
