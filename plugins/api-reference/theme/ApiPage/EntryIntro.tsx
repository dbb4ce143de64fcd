import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import { fillLabel } from '../../pages/labels';
import CodeLines from './CodeLines';
import Section from './Section';
import Summary from './Summary';
import type { EntryProps } from './renderEntry';
import styles from './styles.module.css';

/** Shows the kind of the entry, its packages, and its form in code. */
export default function EntryIntro({ entry, labels, prefix = '' }: EntryProps): ReactNode {
  const { history, comparison } = entry;
  const { collectLink } = useBrokenLinks();
  if (comparison) {
    collectLink(comparison.address);
  }
  entry.problems.forEach(({ address }) => collectLink(address));
  return (
    <>
      <Summary html={entry.summary} />
      {history.fate && (
        <div className={styles.advice}>
          <strong>{history.fate}</strong>{' '}
          {entry.deprecated && <span dangerouslySetInnerHTML={{ __html: entry.deprecated }} />}
        </div>
      )}
      <p className={styles.facts}>
        <span>{labels[`kind.${entry.kind}`]}</span>
        <code>{entry.package}</code>
        {entry.plan !== 'community' && <PlanTag plan={entry.plan} />}
        {history.since && <span>{history.since}</span>}
        <span>
          {comparison && (
            <a href={comparison.address}>
              {fillLabel(labels['summary.compare'], { ...comparison })}
            </a>
          )}
          <a href={entry.json}>{labels['summary.json']}</a>
        </span>
      </p>
      {entry.problems.length > 0 && (
        <details className={styles.problems}>
          <summary>
            {labels['summary.problems']} ({entry.problems.length})
          </summary>
          <ul>
            {entry.problems.map(({ title, address }) => (
              <li key={address}>
                <a href={address} dangerouslySetInnerHTML={{ __html: title }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {entry.imports.length > 0 && (
        <Section id={`${prefix}import`} title={labels['section.import']} labels={labels}>
          <CodeLines html={entry.imports} />
        </Section>
      )}
      {entry.definition.length > 0 && (
        <Section id={`${prefix}definition`} title={labels['section.definition']} labels={labels}>
          <CodeLines html={entry.definition} />
        </Section>
      )}
    </>
  );
}
