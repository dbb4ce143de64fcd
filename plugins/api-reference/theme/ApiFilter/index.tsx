import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  /** What to say when nothing is left. */
  readonly none: string;
}

/** Hides the entries on the page whose names do not contain what is typed. */
export default function ApiFilter({ label, none }: Props): ReactNode {
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);

  function filter({ target }: ChangeEvent<HTMLInputElement>): void {
    setIsEmpty(countMatches(target.value.trim().toLowerCase()) === 0);
  }

  return (
    <div className={styles.filter} role="search">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" autoComplete="off" spellCheck={false} onChange={filter} />
      <p role="status">{isEmpty && none}</p>
    </div>
  );
}

/** Shows the entries that match, in lists that React need not render anew, and counts them. */
function countMatches(wanted: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-api-entries] > li')];
  for (const entry of entries) {
    entry.hidden = !entry.dataset.name?.includes(wanted);
  }
  return entries.filter((entry) => !entry.hidden).length;
}
