import type { ReactNode } from 'react';
import styles from '../styles.module.css';

interface Props<Name extends string> {
  readonly label: string;
  readonly value: Name;
  /** Texts by value, in their order. */
  readonly options: Readonly<Record<Name, string>>;
  readonly onChange: (value: Name) => void;
}

/** A list of options with a label beside it. */
export default function LabeledSelect<Name extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Name>): ReactNode {
  return (
    <label className={styles.inline}>
      {label}
      <select
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value as Name)}
      >
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
