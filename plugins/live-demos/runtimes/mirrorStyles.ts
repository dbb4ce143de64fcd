import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** What mirrors emotion's styles; a module of its own, for the readers who ask for it. */
export const mirrorPlugins = [prefixer, rtlPlugin];
