import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Plugins that mirror emotion's styles; in a separate module, for readers who ask for it. */
export const mirrorPlugins = [prefixer, rtlPlugin];
