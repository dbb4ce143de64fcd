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
  /** Color that the picker shows without a value. */
  readonly usual?: string;
  readonly onChange: (value: string) => void;
}

/** The browser's color picker, and a text field that accepts every color of CSS. */
export default function HexInput({ id, label, value, usual, onChange }: Props): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const take = (): void => {
    const color = draft === null ? undefined : toHex(draft);
    setInvalid(draft !== null && draft !== '' && color === undefined);
    if (color !== undefined) {
      onChange(color);
      setDraft(null);
    }
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
          setInvalid(false);
          onChange(target.value);
        }}
      />
      <input
        className={styles.hex}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-label={withValues().hex({ label })}
        aria-invalid={isInvalid || undefined}
        placeholder={usual}
        value={draft ?? value ?? ''}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </span>
  );
}
