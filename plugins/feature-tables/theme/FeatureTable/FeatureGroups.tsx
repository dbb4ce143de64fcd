import Translate, { translate } from '@docusaurus/Translate';
import { type CSSProperties, Fragment } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { PLANS, type FeatureTable, type Plan, type Feature } from '../../types';
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

interface Props {
  readonly feature: Feature;
  /** Plans with a column. */
  readonly plans: readonly Plan[];
}

/** Name of a feature, a link to it, and the plans that have it. */
function FeatureRow({ feature, plans }: Props) {
  const address = useBaseUrl(feature.page ?? '');
  const begins = PLANS.indexOf(feature.plan);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.title}>
        {feature.page ? <a href={address}>{feature.title}</a> : feature.title}
      </th>
      <td role="cell" className={styles.starts}>
        <Starts feature={feature} />
      </td>
      {plans.map((plan) => (
        <td key={plan} role="cell" className={styles.plan}>
          {PLANS.indexOf(plan) < begins ? <Missing /> : (feature.limit?.[plan] ?? <Present />)}
        </td>
      ))}
    </tr>
  );
}

function Starts({ feature: { starts, isDefault } }: Pick<Props, 'feature'>) {
  return (
    <>
      {starts.map((name) => (
        <Fragment key={name}>
          <code translate="no">{name}</code>{' '}
        </Fragment>
      ))}
      {isDefault && (
        <Translate
          id="featureTable.default"
          description="Feature table, where a feature starts: it needs no prop"
        >
          on by default
        </Translate>
      )}
    </>
  );
}

function Present() {
  return (
    <span
      role="img"
      className={styles.present}
      aria-label={translate({
        id: 'featureTable.yes',
        message: 'Included',
        description: 'Text alternative of a tick in a feature table',
      })}
    >
      ✓
    </span>
  );
}

function Missing() {
  return (
    <span
      role="img"
      className={styles.missing}
      aria-label={translate({
        id: 'featureTable.no',
        message: 'Not included',
        description: 'Text alternative of a dash in a feature table',
      })}
    >
      –
    </span>
  );
}
