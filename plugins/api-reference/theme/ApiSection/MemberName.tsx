import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import type { Labels } from '../../pages/labels';
import type { Html, PropView } from '../../pages/types';
import styles from './styles.module.css';

export interface Props {
  /** `prop`, `slot` or `class`, the first part of its anchor. */
  readonly anchor: string;
  readonly name: string;
  readonly labels: Labels;
  readonly presence?: PropView['presence'];
  readonly plan?: PropView['plan'];
  readonly deprecated: Html | null;
}

/** The line a reader looks for: a name with its anchor and what must be known about it first. */
export default function MemberName(props: Props): ReactNode {
  const { anchor, name, labels, presence, plan, deprecated } = props;
  const id = `${anchor}-${name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <dt id={id} className={styles.name}>
      <a href={`#${id}`} className={deprecated === null ? undefined : styles.struck}>
        {name}
      </a>
      {presence && <span className={styles.badge}>{labels[`badge.${presence}`]}</span>}
      {plan && <PlanTag plan={plan} />}
      {deprecated !== null && <span className={styles.warning}>{labels['badge.deprecated']}</span>}
    </dt>
  );
}
