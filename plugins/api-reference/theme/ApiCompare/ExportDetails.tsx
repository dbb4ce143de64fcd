import Link from '@docusaurus/Link';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../../compare/choice';
import type { ExportChange } from '../../compare/types';
import ChangeLine from './ChangeLine';
import { entryAddress } from './entryAddress';
import { apiOf, changeCount } from './texts';
import Kinds from './Kinds';
import { useVersionNames } from './useVersionNames';
import styles from './styles.module.css';

export interface Props {
  readonly change: ExportChange;
  readonly choice: Choice;
  /** Whether it is open until the reader closes it. */
  readonly isOpen: boolean;
}

/** Name of one entry, and its changes when it is opened. */
export default function ExportDetails({ change, choice, isOpen }: Props): ReactNode {
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
