import type { ReactNode } from 'react';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';
import { labels } from '../texts';

/** A slider with its value. */
export default function NumberInput({
  control: { min, max, step, usual },
  id,
  value,
  onChange,
}: InputProps<'number'>): ReactNode {
  const shown = value === undefined ? labels().default : String(value);
  return (
    <span className={styles.number}>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={Number(value ?? usual)}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{shown}</output>
    </span>
  );
}
