import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import type { Labels } from '../../pages/labels';
import type { IndexLine, IndexSection } from '../../pages/listIndex';
import Section from '../ApiPage/Section';
import styles from './styles.module.css';

interface Props {
  readonly sections: readonly IndexSection[];
  readonly labels: Labels;
}

/** Renders the lists of an index. */
export default function renderIndex({ sections, labels }: Props): ReactNode {
  return sections.map(({ kind, entries }) => (
    <Section key={kind} id={kind} title={labels[`index.${kind}`]} labels={labels}>
      <ul className={styles.entries} data-api-list="" data-kind={kind}>
        {entries.map((entry) => (
          <Line key={entry.address} {...entry} />
        ))}
      </ul>
    </Section>
  ));
}

export type RenderIndex = typeof renderIndex;

function Line({ name, address, plan, history = {} }: IndexLine): ReactNode {
  const badges = [history.since, history.fate].filter(Boolean);
  useBrokenLinks().collectLink(address);
  return (
    <li data-plan={plan}>
      <a href={address}>{name}</a>
      {plan !== 'community' && <PlanTag plan={plan} />}
      {badges.length > 0 && <span className={styles.badges}>{badges.join(' · ')}</span>}
    </li>
  );
}
