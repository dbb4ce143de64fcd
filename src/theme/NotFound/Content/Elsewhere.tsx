import { splitLanguage } from '@site/src/paths/language';
import { categoryOf } from '@site/src/paths/products';
import { toReferencePage } from '@site/src/paths/referencePage';
import type { ReactNode } from 'react';

/** Where the parts of the library are documented that this site leaves to others. */
const LIBRARY = 'https://mui.com';

interface Props {
  readonly pathname: string;
  /** Title of the page there, if it is known. */
  readonly title: string | null;
  readonly text: (key: string, values?: Record<string, string>) => string;
}

/** Leads readers on whose address belongs to another part of the library. */
export default function Elsewhere({ pathname, title, text }: Props): ReactNode {
  const { path } = splitLanguage(pathname);
  const category = categoryOf(path);
  if (category === null || category === 'x') {
    return null;
  }
  // There the reference has kept its first address.
  const address = LIBRARY + encodeURI(toReferencePage(path));
  const [before = '', after = ''] = text(`elsewhere.${category}`, { link: '\n' }).split('\n');
  return (
    <p>
      {before}
      <a href={address}>{title ?? address.replace('https://', '')}</a>
      {after}
    </p>
  );
}
