import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import { PLANS, type FeatureGroup, type FeatureTable, type Plan } from '../../types';
import styles from './styles.module.css';

/** Makes the form of a family's table: a box for each feature that the smallest plan lacks, and an answer. */
export default function renderChooser(table: FeatureTable): ReactNode {
  const plans = PLANS.filter((plan) => table.packages[plan]);
  return (
    <form className={styles.chooser}>
      <p className={styles.hint}>
        <Translate
          id="planChooser.hint"
          description="Above a form in which readers tick features that only larger plans have"
        >
          Select the features you need. Everything else is included in every plan.
        </Translate>
      </p>
      <div className={styles.groups}>
        {table.groups.map((group) => (
          <Choices key={group.id} group={group} smallest={plans[0]} />
        ))}
      </div>
      <output className={styles.answer}>
        {plans.map((plan) => (
          <ChooserAnswer key={plan} plan={plan} packageName={table.packages[plan] ?? ''} />
        ))}
      </output>
    </form>
  );
}

export type RenderChooser = typeof renderChooser;

function Choices({
  group,
  smallest,
}: {
  readonly group: FeatureGroup;
  readonly smallest: string | undefined;
}) {
  const choices = group.features.filter(({ plan }) => plan !== smallest);
  return (
    choices.length > 0 && (
      <fieldset className={styles.group}>
        <legend>{group.title}</legend>
        {choices.map(({ id, title, plan }) => (
          <label key={id} className={styles.choice}>
            <input type="checkbox" name={id} value={plan} />
            <span>
              {title} {plan !== 'community' && <PlanTag plan={plan} />}
            </span>
          </label>
        ))}
      </fieldset>
    )
  );
}

interface Props {
  readonly plan: Plan;
  readonly packageName: string;
}

/** Answer for the readers of a plan; the styles show the one that fits the selected boxes. */
function ChooserAnswer({ plan, packageName }: Props): ReactNode {
  const values = { package: <code translate="no">{packageName}</code> };
  return (
    <span className={styles[plan]}>
      {plan === 'community' && (
        <Translate
          id="planChooser.community"
          description="Answer: the smallest plan is enough. {package} is the name of a package"
          values={values}
        >
          {'Community is enough: {package}, free under the MIT license.'}
        </Translate>
      )}
      {plan === 'pro' && (
        <Translate
          id="planChooser.pro"
          description="Answer: the plan Pro is needed. {package} is the name of a package"
          values={values}
        >
          {'You need Pro: {package}, with a commercial license.'}
        </Translate>
      )}
      {plan === 'premium' && (
        <Translate
          id="planChooser.premium"
          description="Answer: the plan Premium is needed. {package} is the name of a package"
          values={values}
        >
          {'You need Premium: {package}, with a commercial license.'}
        </Translate>
      )}
    </span>
  );
}
