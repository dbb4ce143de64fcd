import Translate from '@docusaurus/Translate';
import type { CSSProperties } from 'react';
import Heading from '@theme/Heading';
import { PLANS, type FeatureTable, type Plan } from '../../types';
import FeatureRow from './FeatureRow';
import styles from './styles.module.css';

/** Names of products, which are the same in every language. */
const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

/**
 * One table for each group of features, with a column for each plan if there are several.
 *
 * The explicit roles repeat the semantics of the elements, because some browsers drop them when `display` changes on
 * narrow pages.
 */
export default function FeatureGroups({ table }: { readonly table: FeatureTable }) {
  const existing = PLANS.filter((plan) => table.packages[plan]);
  const plans = existing.length > 1 ? existing : [];
  return (
    <>
      {table.groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading as="h3" id={`${group.id}-features`}>
            {group.title}
          </Heading>
          <table
            className={styles.table}
            style={{ '--plans': plans.length } as CSSProperties}
            role="table"
            aria-label={group.title}
          >
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col" className={styles.title}>
                  <Translate
                    id="featureTable.feature"
                    description="Column of a feature table: what the library does"
                  >
                    Feature
                  </Translate>
                </th>
                <th role="columnheader" scope="col" className={styles.starts}>
                  <Translate
                    id="featureTable.starts"
                    description="Column of a feature table: props and exports to begin with"
                  >
                    Where it starts
                  </Translate>
                </th>
                {plans.map((plan) => (
                  <th key={plan} role="columnheader" scope="col" className={styles.plan}>
                    {PLAN_NAMES[plan]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {group.features.map((feature) => (
                <FeatureRow key={feature.id} feature={feature} plans={plans} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
