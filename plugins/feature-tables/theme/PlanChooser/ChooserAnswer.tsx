import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Plan } from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly plan: Plan;
  readonly packageName: string;
}

/** Answer for the readers of a plan; the styles show the one that fits the selected boxes. */
export default function ChooserAnswer({ plan, packageName }: Props): ReactNode {
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
