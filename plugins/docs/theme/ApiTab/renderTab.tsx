import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Labels } from '@site/plugins/api-reference/pages/labels';
import type { EntryPage } from '@site/plugins/api-reference/pages/types';
import CodeLines from '@site/plugins/api-reference/theme/ApiPage/CodeLines';
import EntryBody from '@site/plugins/api-reference/theme/ApiPage/EntryBody';
import Section from '@site/plugins/api-reference/theme/ApiPage/Section';
import Summary from '@site/plugins/api-reference/theme/ApiPage/Summary';
import TypePopovers from '@site/plugins/api-reference/theme/ApiPage/TypePopovers';
import BriefEntry from './BriefEntry';
import styles from './styles.module.css';

/** Facts about an entry that the data of its page does not hold. */
export interface TabFacts {
  readonly title: string;
  readonly prefix: string;
  /** Addresses of pages by the names of their entries, with the displayed entry last. */
  readonly pages: Readonly<Record<string, string>>;
}

interface Props {
  readonly entries: readonly EntryPage[];
  readonly facts: readonly TabFacts[];
  readonly labels: Labels;
  readonly isBrief: boolean;
}

/** Renders the entries of a tab. */
export default function renderTab({ entries, facts, labels, isBrief }: Props): ReactNode {
  const types = new Map(entries.flatMap((entry) => entry.types.map((type) => [type.name, type])));
  return (
    <>
      {entries.map((entry, index) => (
        <TabEntry
          key={entry.name}
          entry={entry}
          facts={facts[index]!}
          labels={labels}
          isBrief={isBrief}
        />
      ))}
      {!isBrief && <TypePopovers types={[...types.values()]} />}
    </>
  );
}

export type RenderTab = typeof renderTab;

interface EntryProps extends Pick<Props, 'labels' | 'isBrief'> {
  readonly entry: EntryPage;
  readonly facts: TabFacts;
}

function TabEntry({ entry, facts, labels, isBrief }: EntryProps): ReactNode {
  const { title, prefix, pages } = facts;
  const { collectLink } = useBrokenLinks();
  Object.values(pages).forEach(collectLink);
  return (
    <Section id={prefix.slice(0, -1)} title={title} labels={labels}>
      <Summary html={entry.summary} />
      <p className={styles.pages}>
        {labels['tab.pages']}{' '}
        {Object.entries(pages).map(([name, address]) => (
          <a key={name} href={address}>
            {name}
          </a>
        ))}
      </p>
      {entry.definition.length > 0 && <CodeLines html={entry.definition} />}
      {isBrief ? (
        <BriefEntry entry={entry} address={pages[entry.name] ?? ''} labels={labels} />
      ) : (
        <EntryBody entry={{ ...entry, guides: [] }} labels={labels} prefix={prefix} level={3} />
      )}
    </Section>
  );
}
