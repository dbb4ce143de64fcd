import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A labeled select element. */
export default function Select<Value extends string>(props: Props<Value>): ReactNode {
  const { label, value, options, onChoose } = props;
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className={styles.field}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
