import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Change, Difference, MemberChange } from '../../compare/types';
import Kinds from './Kinds';
import { differenceLabels, insteadLabel, memberLabels, noValue } from './texts';
import styles from './styles.module.css';

export interface Props {
  readonly change: Change | MemberChange;
  /** Address of its documentation. */
  readonly address?: string;
}

/** Shows a change: the name, the kind of change, and the old and new value. */
export default function ChangeLine({ change, address }: Props): ReactNode {
  const { name, formerName, kinds, instead, advice, differences = [] } = change;
  return (
    <li>
      {address === undefined ? (
        <code translate="no">{name}</code>
      ) : (
        <Link to={address} translate="no">
          {name}
        </Link>
      )}
      {formerName !== undefined && (
        <>
          {' '}
          <Arrow>←</Arrow> <del>{formerName}</del>
        </>
      )}{' '}
      {'member' in change && <i>{memberLabels()[change.member]}</i>} <Kinds kinds={kinds} />
      {instead !== undefined && (
        <p>
          {insteadLabel()} <code translate="no">{instead}</code>
        </p>
      )}
      {advice !== undefined && (
        // The words of the package are English in every language.
        <p lang="en" dir="ltr">
          {splitCode(advice).map(({ text, isCode }, index) =>
            isCode ? <code key={index}>{text}</code> : text,
          )}
        </p>
      )}
      {differences.map((difference) => (
        <DifferenceLine key={difference.what} {...difference} />
      ))}
    </li>
  );
}

/** Splits Markdown at its code; links keep only their label. */
function splitCode(markdown: string): { text: string; isCode: boolean }[] {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }));
}

function DifferenceLine({ what, from, to }: Difference): ReactNode {
  return (
    <p className={styles.difference}>
      {differenceLabels()[what]} <del>{from ?? noValue()}</del> <Arrow>→</Arrow>{' '}
      <ins>{to ?? noValue()}</ins>
    </p>
  );
}

/** Points the other way in a row that runs from right to left. */
function Arrow({ children }: { readonly children: string }): ReactNode {
  return <span className={styles.arrow}>{children}</span>;
}
