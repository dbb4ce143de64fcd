import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { MarkedText, SearchResult } from '../../types';
import { describePlace, describeSince, flagLabels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly isActive: boolean;
  /** Whether the result is shown below its page. */
  readonly isNested: boolean;
  readonly result: SearchResult;
  readonly onFollow: () => void;
}

/** Renders a result: its title, where it belongs, and an excerpt. */
function Result({ id, isActive, isNested, result, onFollow }: Props): ReactNode {
  const { address, kind, title, former, excerpt, plan, since, flags } = result;
  const isName = kind !== 'page' && kind !== 'section';
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.option, isNested && styles.nested)}
      to={address}
      autoAddBaseUrl={false}
      onClick={onFollow}
    >
      <span className={styles.title}>
        {isName ? (
          <code translate="no" className={styles.name}>
            {markPieces(title)}
          </code>
        ) : (
          markPieces(title)
        )}
        {plan && <PlanTag plan={plan} className={styles.tag} />}
        {since && <span className={styles.tag}>{describeSince(since)}</span>}
        {flags.map((flag) =>
          flag === 'deprecated' ? (
            <span key={flag} className={clsx(styles.tag, styles.deprecated)}>
              {flagLabels()[flag]}
            </span>
          ) : (
            <FlagTag key={flag} flag={flag} className={styles.tag} />
          ),
        )}
      </span>
      <span className={styles.context}>{describePlace(result, isNested)}</span>
      {former && (
        <span className={styles.excerpt}>
          <Translate
            id="search.former"
            description="Below a search result: the name in earlier versions that it replaces"
            values={{
              name: (
                <code translate="no" className={styles.name}>
                  {markPieces(former)}
                </code>
              ),
            }}
          >
            {'Replaces {name} from earlier versions'}
          </Translate>
        </span>
      )}
      {excerpt && excerpt.join('') !== '' && (
        <span className={styles.excerpt}>{markPieces(excerpt)}</span>
      )}
    </Link>
  );
}

export default memo(Result);

/** Renders text with its matches marked. Not a component, because each key renders dozens of them. */
function markPieces(pieces: MarkedText): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
