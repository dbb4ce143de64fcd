import type { Texts, TextSource } from '../../translations/readTexts';

/** English texts of full-screen demos. */
export const TEXTS = {
  noScripts: 'This page needs JavaScript to show the demo.',
  committed: 'This is the demo without your changes, which stay in the tab where you made them.',
  changedFails: 'The changed code does not run. The documentation page shows the reason.',
  interrupted: 'The page stopped while this changed code was running.',
  restart: 'Start again',
} as const;

export type HostTexts = Texts<keyof typeof TEXTS>;

export const TEXT_SOURCE: TextSource<keyof typeof TEXTS> = {
  folder: 'demos',
  name: 'texts',
  texts: TEXTS,
  description: 'Pages that show a demo alone, over the whole window',
};

/** Name of the `meta` element that provides a page's scripts with texts in its language, as JSON. */
export const TEXTS_META = 'demo-texts';
