import type { PrismTheme } from 'prism-react-renderer';

/** Tokens get classes only: their colours are in the style sheet, once for each color mode. */
export const NO_INLINE_COLORS: PrismTheme = { plain: {}, styles: [] };
