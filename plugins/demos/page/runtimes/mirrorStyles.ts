import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Plugins that mirror Emotion's styles, in a separate module that only right-to-left demos load. */
export const mirrorPlugins = [prefixer, rtlPlugin];
