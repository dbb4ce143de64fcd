import type { ReactNode } from 'react';
import { ICON_PAIRS } from '../../../../model/iconPairs';
import { optionNames } from '../controlTexts';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';
import { labels } from '../texts';

/** A list of options. */
export default function ChoiceInput({
  control,
  id,
  value,
  onChange,
}: InputProps<'choice' | 'icons'>): ReactNode {
  const names = optionNames();
  const options = control.kind === 'icons' ? Object.keys(ICON_PAIRS) : control.options;
  return (
    <select
      id={id}
      className={styles.input}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(options.find((each) => String(each) === target.value))}
    >
      <option value="">{labels().default}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option] ?? option}
        </option>
      ))}
    </select>
  );
}
