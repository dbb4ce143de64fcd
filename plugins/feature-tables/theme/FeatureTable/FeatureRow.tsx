import { Fragment } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PLANS, type Feature, type Plan } from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly feature: Feature;
  /** Plans with a column. */
  readonly plans: readonly Plan[];
}

/** Name of a feature, a link to it, and the plans that have it. */
export default function FeatureRow({ feature, plans }: Props) {
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
