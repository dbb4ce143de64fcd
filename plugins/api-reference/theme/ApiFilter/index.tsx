import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  /** What to say when nothing is left. */
  readonly none: string;
}

/** Hides the entries on the page whose names do not contain what is typed. */
export default function ApiFilter({ label, none }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const [isEmpty, setIsEmpty] = useState(false);

  useEffect(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('[data-api-entries] > li')];
    for (const entry of entries) {
      entry.hidden = !entry.dataset.name?.includes(wanted);
    }
    setIsEmpty(entries.every((entry) => entry.hidden));
  }, [wanted]);

  return (
    <div className={styles.filter} role="search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">{isEmpty && none}</p>
    </div>
  );
}
