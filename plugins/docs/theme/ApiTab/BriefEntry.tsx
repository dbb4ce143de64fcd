import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import type { Labels } from '@site/plugins/api-reference/pages/labels';
import type { EntryPage } from '@site/plugins/api-reference/pages/types';
import indexStyles from '@site/plugins/api-reference/theme/ApiIndex/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly entry: EntryPage;
  /** Address of the entry's page. */
  readonly address: string;
  readonly labels: Labels;
}

/** Lists the names of an entry's members as links to its page. */
export default function BriefEntry({ entry, address, labels }: Props): ReactNode {
  return entry.sections.map(({ id, label, groups }) => (
    <section key={id} data-api-section="">
      <h3 className={styles.brief}>{labels[label]}</h3>
      <ul className={indexStyles.entries} data-api-list="">
        {groups
          .flatMap(({ members }) => members)
          .map((member) => (
            <li key={member.id}>
              <a href={`${address}#${member.id}`}>{member.name}</a>
              {member.plan && <PlanTag plan={member.plan} />}
            </li>
          ))}
      </ul>
    </section>
  ));
}
