import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Choice } from '../../compare/choice';
import type { FilteredChanges } from '../../compare/filterChanges';
import type { ExportChange } from '../../compare/types';
import ChangeLine from './ChangeLine';
import { apiOf, changeCount, openAll, otherExports } from './texts';
import styles from './styles.module.css';
import { entryAddress } from './entryAddress';
import Kinds from './Kinds';
import { useVersionNames } from './useVersionNames';

export interface Props {
  readonly changes: FilteredChanges;
  readonly choice: Choice;
}

/** Changes, grouped by export. */
export default function Comparison({ changes, choice }: Props): ReactNode {
  const { entries, others } = changes;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {entries.length > 1 && (
        <button
          type="button"
          className={styles.openAll}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {openAll()}
        </button>
      )}
      {entries.map((change) => (
        <ExportDetails
          key={`${change.kind}-${change.name}-${change.fromSlug}`}
          change={change}
          choice={choice}
          isOpen={isOpen || entries.length === 1}
        />
      ))}
      {others.length > 0 && (
        <details className={styles.export}>
          <summary>{otherExports(others.length)}</summary>
          <ul className={styles.changes} role="list">
            {others.map((change) => (
              <ChangeLine key={change.name + change.kinds.join()} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ExportProps {
  readonly change: ExportChange;
  readonly choice: Choice;
  /** Whether it is open until the reader closes it. */
  readonly isOpen: boolean;
}

/** Name of one entry, and its changes when it is opened. */
function ExportDetails({ change, choice, isOpen }: ExportProps): ReactNode {
  const nameVersion = useVersionNames();
  const [wasOpened, setOpened] = useState(isOpen);
  const { name, members, kinds, fromSlug, toSlug } = change;
  const from = fromSlug && entryAddress(choice.from, choice.family, fromSlug);
  const to = toSlug && entryAddress(choice.to, choice.family, toSlug);
  return (
    <details
      className={styles.export}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <code translate="no">{name}</code> <Kinds kinds={kinds} />
        {members.length > 0 && <span className={styles.count}>{changeCount(members.length)}</span>}
      </summary>
      {(wasOpened || isOpen) && (
        <>
          <p className={styles.pages}>
            {from && (
              <Link to={from}>{apiOf(change.formerName ?? name, nameVersion(choice.from))}</Link>
            )}
            {to && <Link to={to}>{apiOf(name, nameVersion(choice.to))}</Link>}
          </p>
          <ul className={styles.changes} role="list">
            {kinds.length > 0 && <ChangeLine change={change} />}
            {members.map((member) => (
              <ChangeLine
                key={`${member.member}-${member.name}-${member.kinds.join()}`}
                change={member}
                address={memberAddress(member.kinds.includes('removed') ? from : to, member)}
              />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function memberAddress(
  page: string | null,
  { member, name }: { readonly member: string; readonly name: string },
): string | undefined {
  return page === null ? undefined : `${page}#${member}-${name}`;
}
