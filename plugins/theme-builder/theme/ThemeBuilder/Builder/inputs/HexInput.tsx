import { useState, type ReactNode } from 'react';
import { toHex } from '../../../../../settings/reducers/toHex';
import styles from '../styles.module.css';
import { withValues } from '../texts';

interface Props {
  /** Id of the picker, which the label is for. */
  readonly id?: string;
  readonly label: string;
  /** `#rrggbb`; without a value, the field is empty. */
  readonly value: string | undefined;
  /** Color of the library, which both fields show without a value. */
  readonly usual?: string;
  readonly onChange: (value: string) => void;
}

interface Draft {
  readonly text: string;
  /** Value of the field when the text was typed. */
  readonly value: string | undefined;
  /** Whether the text was confirmed and is no color. */
  readonly isInvalid: boolean;
}

/** The browser's color picker, and a text field that accepts every color of CSS. */
export default function HexInput({ id, label, value, usual, onChange }: Props): ReactNode {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Undo, a preset or another list of colors replaces what was typed.
  const typed = draft?.value === value ? draft : null;
  const take = (): void => {
    const color = typed ? toHex(typed.text) : undefined;
    if (color !== undefined) {
      onChange(color);
    }
    setDraft(typed && typed.text !== '' && !color ? { ...typed, isInvalid: true } : null);
  };
  return (
    <span className={styles.color}>
      <input
        id={id}
        type="color"
        className={styles.picker}
        aria-label={id ? undefined : withValues().picker({ label })}
        value={value ?? usual ?? '#000000'}
        onChange={({ target }) => {
          setDraft(null);
          onChange(target.value);
        }}
      />
      <input
        className={styles.hex}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-label={withValues().hex({ label })}
        aria-invalid={typed?.isInvalid || undefined}
        placeholder={usual}
        value={typed?.text ?? value ?? ''}
        onChange={({ target }) => setDraft({ text: target.value, value, isInvalid: false })}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </span>
  );
}
