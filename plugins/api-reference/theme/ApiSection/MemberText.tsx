import type { ReactNode } from 'react';
import type { Html } from '../../pages/types';

export interface Props {
  readonly html: Html;
  /** What the package says about a deprecated member. */
  readonly advice: Html | null;
  readonly lang: string | null;
}

/** A member's description and, where it has one, the advice on what to use instead. */
export default function MemberText({ html, advice, lang }: Props): ReactNode {
  const text = [html, advice].filter(Boolean).join('<br>');
  return text ? <dd lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: text }} /> : null;
}
