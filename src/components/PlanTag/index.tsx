import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Plan } from '@site/lib/marks';
import styles from './styles.module.css';

const NAMES: Readonly<Record<Plan, string>> = { pro: 'Pro', premium: 'Premium' };

function describe(plan: Plan): string {
  return {
    pro: translate({
      id: 'planTag.pro',
      message: 'Pro plan',
      description: 'What the tag "Pro" beside a page or heading stands for',
    }),
    premium: translate({
      id: 'planTag.premium',
      message: 'Premium plan',
      description: 'What the tag "Premium" beside a page or heading stands for',
    }),
  }[plan];
}

export interface PlanTagProps {
  readonly plan: Plan;
  readonly className?: string;
}

/**
 * Marks a page, a feature or a prop that requires a commercial plan. Fits in a line of text.
 *
 * @throws when the plan is unknown, which fails the build of the page
 */
export default function PlanTag({ plan, className }: PlanTagProps): ReactNode {
  if (!Object.hasOwn(NAMES, plan)) {
    throw new Error(
      `<PlanTag plan="${plan}" />: there is no such plan. Valid plans: ${Object.keys(NAMES).join(', ')}.`,
    );
  }
  const description = describe(plan);
  return (
    <span
      className={clsx(styles.tag, styles[plan], className)}
      role="img"
      aria-label={description}
      title={description}
    >
      {NAMES[plan]}
    </span>
  );
}
