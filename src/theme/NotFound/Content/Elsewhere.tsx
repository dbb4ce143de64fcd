import { splitLanguage } from '@site/src/paths/language';
import { categoryOf } from '@site/src/paths/products';
import { toReferencePage } from '@site/src/paths/referencePage';
import type { ReactNode } from 'react';

/** The library's own documentation, for the parts that this site does not document. */
const LIBRARY = 'https://mui.com';

interface Props {
  readonly pathname: string;
  readonly text: (key: string, values?: Record<string, string>) => string;
}

/** Links to the library's own documentation when the address belongs to a part that this site does not document. */
export default function Elsewhere({ pathname, text }: Props): ReactNode {
  const { path } = splitLanguage(pathname);
  const category = categoryOf(path);
  if (category === null || category === 'x') {
    return null;
  }
  // The library's site still uses the original addresses of the reference.
  const address = LIBRARY + encodeURI(toReferencePage(path));
  const [before = '', after = ''] = text(`elsewhere.${category}`, { link: '\n' }).split('\n');
  return (
    <p>
      {before}
      <a href={address}>{address.replace('https://', '')}</a>
      {after}
    </p>
  );
}
