import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PLANS, type Feature, type FeatureTable, type Plan } from '../../types';
import styles from './styles.module.css';

/** Names of products, which are the same in every language. */
const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

/** One table for each group of features, with a column for each plan. */
export default function FeatureGroups({
  id,
  table,
}: {
  readonly id: string;
  readonly table: FeatureTable;
}) {
  const plans = PLANS.filter((plan) => table.packages[plan]);
  return (
    <>
      {table.groups.map((group) => (
        <div
          key={group.id}
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-labelledby={`${id}-${group.id}`}
        >
          <table className={styles.table}>
            <caption id={`${id}-${group.id}`}>{group.title}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Translate
                    id="featureTable.feature"
                    description="Column of a feature table: what the library does"
                  >
                    Feature
                  </Translate>
                </th>
                <th scope="col">
                  <Translate
                    id="featureTable.starts"
                    description="Column of a feature table: props and exports to begin with"
                  >
                    Where it starts
                  </Translate>
                </th>
                {plans.map((plan) => (
                  <th key={plan} scope="col" className={styles.plan}>
                    {PLAN_NAMES[plan]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {group.features.map((feature) => (
                <FeatureRow key={feature.id} feature={feature} plans={plans} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}

function FeatureRow({
  feature,
  plans,
}: {
  readonly feature: Feature;
  readonly plans: readonly Plan[];
}) {
  const address = useBaseUrl(feature.page ?? '');
  const begins = PLANS.indexOf(feature.plan);
  return (
    <tr>
      <th scope="row">{feature.page ? <a href={address}>{feature.title}</a> : feature.title}</th>
      <td>
        {feature.starts.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </span>
        ))}
      </td>
      {plans.map((plan) => (
        <td key={plan} className={styles.plan}>
          {PLANS.indexOf(plan) < begins ? <Missing /> : (feature.limit?.[plan] ?? <Present />)}
        </td>
      ))}
    </tr>
  );
}

function Present() {
  return (
    <span
      role="img"
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
