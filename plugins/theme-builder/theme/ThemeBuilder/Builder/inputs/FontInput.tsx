import { useState, type ReactNode } from 'react';
import { isValidValue } from '../../../../model/isValidValue';
import { PRESETS } from '../../../../model/presets';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';

const FONTS = [...new Set(PRESETS.map(({ values }) => String(values.font)))];

/** A text field for a font stack, with those of the presets as suggestions. */
export default function FontInput({ control, id, value, onChange }: InputProps<'font'>): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const isInvalid = draft !== null && draft !== '' && !isValidValue(control, draft);
  return (
    <>
      <input
        id={id}
        className={styles.input}
        dir="ltr"
        list={`${id}-fonts`}
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        value={draft ?? String(value ?? '')}
        onChange={({ target }) => {
          const isValid = isValidValue(control, target.value);
          setDraft(isValid ? null : target.value);
          if (isValid) {
            onChange(target.value);
          }
        }}
        onBlur={() => setDraft(null)}
      />
      <datalist id={`${id}-fonts`}>
        {FONTS.map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
    </>
  );
}
