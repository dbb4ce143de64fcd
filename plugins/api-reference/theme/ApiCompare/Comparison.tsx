import { startTransition, useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { whenIdle } from '../../../../lib/browser/whenIdle';
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
  /** Whether the reader looks for a name. */
  readonly isSearched: boolean;
}

/** Maximum number of changes that are shown at once when the reader looks for a name. */
const MAX_OPEN = 100;

/** Changes, grouped by export. */
export default function Comparison({ changes, choice, isSearched }: Props): ReactNode {
  const { entries, others, count } = changes;
  const [isOpen, setOpen] = useState(false);
  const isComplete = useIsComplete();
  const isEachOpen = isOpen || entries.length === 1 || (isSearched && count <= MAX_OPEN);
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
          isOpen={isEachOpen}
          isComplete={isComplete}
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

/** Returns whether closed entries have their content, which is added when the browser is idle. */
function useIsComplete(): boolean {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setComplete(true))), []);
  return isComplete;
}

interface ExportProps {
  readonly change: ExportChange;
  readonly choice: Choice;
  /** Whether it is open until the reader closes it. */
  readonly isOpen: boolean;
  /** Whether a closed entry has its content, so that the browser's search finds and opens it. */
  readonly isComplete: boolean;
}

/** Name of one entry, and its changes. */
function ExportDetails({ change, choice, isOpen, isComplete }: ExportProps): ReactNode {
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
      {(wasOpened || isOpen || isComplete) && (
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
