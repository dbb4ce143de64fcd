import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import type { EntryKind, Plan } from '../../types';
import styles from './styles.module.css';

export interface IndexEntry {
  readonly name: string;
  readonly slug: string;
  readonly kind: EntryKind;
  readonly plan: Plan;
  readonly deprecated: boolean;
}

export interface Props {
  readonly entries: readonly IndexEntry[];
  readonly deprecatedLabel: string;
}

/** The entries of one kind, in columns. */
export default function ApiIndex({ entries, deprecatedLabel }: Props): ReactNode {
  return (
    <ul className={styles.entries} data-api-entries>
      {entries.map(({ name, slug, plan, deprecated }) => (
        <li key={slug} data-name={name.toLowerCase()}>
          <Link to={`./${slug}/`}>{name}</Link>
          {plan !== 'community' && <PlanTag plan={plan} />}
          {deprecated && <span className={styles.deprecated}>{deprecatedLabel}</span>}
        </li>
      ))}
    </ul>
  );
}
