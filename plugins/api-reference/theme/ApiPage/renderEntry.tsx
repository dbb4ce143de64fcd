import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import PlanTag from '@site/src/components/PlanTag';
import { type Labels, fillLabel } from '../../pages/labels';
import type { EntryPage } from '../../pages/types';
import EntryBody from './EntryBody';
import TypePopovers from './TypePopovers';
import CodeLines from './CodeLines';
import Section from './Section';
import Summary from './Summary';
import styles from './styles.module.css';

export interface EntryProps {
  readonly entry: EntryPage;
  readonly labels: Labels;
  /** Is before every anchor, where several entries share a page. */
  readonly prefix?: string;
  /** Level of its headings. */
  readonly level?: 2 | 3;
}

/** Renders the part of an entry's page above the tools, or the part below. */
export default function renderEntry({
  part,
  ...props
}: EntryProps & { readonly part: 'intro' | 'body' }): ReactNode {
  return part === 'intro' ? (
    <EntryIntro {...props} />
  ) : (
    <>
      <EntryBody {...props} />
      <TypePopovers types={props.entry.types} />
    </>
  );
}

export type RenderEntry = typeof renderEntry;

/** Shows the kind of the entry, its packages, and its form in code. */
function EntryIntro({ entry, labels, prefix = '' }: EntryProps): ReactNode {
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
