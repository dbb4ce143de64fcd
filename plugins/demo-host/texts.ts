import type { Texts, TextSource } from '../translations/readTexts';

/** What pages with a demo alone say around it, in English. */
export const TEXTS = {
  noScripts: 'This page needs scripts to show the demo.',
  committed: 'This is the demo without your changes, which stay in the tab where you made them.',
  changedFails: 'The changed code does not run. The page of the documentation says why.',
  interrupted: 'The page stopped while this changed code was running.',
  restart: 'Start again',
} as const;

export type HostTexts = Texts<keyof typeof TEXTS>;

export const TEXT_SOURCE: TextSource<keyof typeof TEXTS> = {
  folder: 'demo-host',
  name: 'texts',
  texts: TEXTS,
  description: 'Pages that show a demo alone, over the whole window',
};

/** Name of the `meta` element through which a page tells its scripts the strings in its language, as JSON. */
export const TEXTS_META = 'demo-texts';
