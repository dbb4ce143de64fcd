/** Name of the `meta` element with the address of the icon font's style sheet, in pages of the host. */
export const ICON_FONT_META = 'icon-font';
