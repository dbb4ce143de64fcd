import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import Deprecated from './Deprecated';
import type { SectionProps } from './renderSection';
import styles from './styles.module.css';

/** What the entry is, where it comes from and with which plan. */
export default function Summary({ entry, labels }: SectionProps): ReactNode {
  const { descriptionLang: lang } = entry;
  return (
    <>
      {entry.summary && (
        <div lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: entry.summary }} />
      )}
      <Deprecated advice={entry.deprecated} label={labels['badge.deprecated']} lang={lang} />
      <p className={styles.facts}>
        <span>{labels[`kind.${entry.kind}`]}</span>
        <span>
          {labels['summary.package']} <code>{entry.package}</code>
        </span>
        {entry.plan !== 'community' && <PlanTag plan={entry.plan} />}
        <a href={entry.json}>{labels['summary.json']}</a>
      </p>
    </>
  );
}
