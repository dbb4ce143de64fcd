import type { ReactNode } from 'react';
import type { Labels } from '../../pages/labels';
import type { EntryPage } from '../../pages/types';
import EntryBody from './EntryBody';
import EntryIntro from './EntryIntro';
import TypePopovers from './TypePopovers';

export interface EntryProps {
  readonly entry: EntryPage;
  readonly labels: Labels;
  /** Is before every anchor, where several entries share a page. */
  readonly prefix?: string;
  /** Level of its headings. */
  readonly level?: 2 | 3;
}

/** Renders the part of an entry's page above the tools, or the part below. */
export default function renderEntry({
  part,
  ...props
}: EntryProps & { readonly part: 'intro' | 'body' }): ReactNode {
  return part === 'intro' ? (
    <EntryIntro {...props} />
  ) : (
    <>
      <EntryBody {...props} />
      <TypePopovers types={props.entry.types} />
    </>
  );
}

export type RenderEntry = typeof renderEntry;
