import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export interface Props {
  /** Number of known problems that other pages describe. */
  readonly count: string;
  /** Address of the list. */
  readonly list: string;
}

/** Links a page to the known problems of its components. */
export default function ComponentProblems({ count, list }: Props): ReactNode {
  return (
    <p>
      <Link to={list}>
        {translate(
          {
            id: 'componentProblems.link',
            message: 'Known problems of these components: {count}',
            description:
              'Link at the end of a page, to the list of known problems of its components',
          },
          { count },
        )}
      </Link>
    </p>
  );
}
