import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Options with their labels. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons for a few options. */
export default function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
