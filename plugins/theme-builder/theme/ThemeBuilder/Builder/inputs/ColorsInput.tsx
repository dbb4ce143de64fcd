import type { ReactNode } from 'react';
import { SCALES } from '../../../../model/generateTheme';
import { MAX_COLORS } from '../../../../model/isValidValue';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';
import { labels, withValues } from '../texts';

/** A list of colors, of at least two. */
export default function ColorsInput({
  control,
  id,
  label,
  value,
  onChange,
}: InputProps<'colors'>): ReactNode {
  const texts = withValues();
  const colors = (value ?? SCALES[control.id] ?? []) as readonly string[];
  return (
    <ul className={styles.colors} aria-labelledby={id}>
      {colors.map((color, index) => {
        const place = { number: index + 1, label };
        return (
          <li key={index}>
            <input
              type="color"
              className={styles.picker}
              aria-label={texts.nth(place)}
              value={color}
              onChange={({ target }) =>
                onChange(colors.map((each, at) => (at === index ? target.value : each)))
              }
            />
            <button
              type="button"
              className={styles.reset}
              aria-label={texts.remove(place)}
              aria-disabled={colors.length <= 2 || undefined}
              onClick={() => {
                if (colors.length > 2) {
                  onChange(colors.filter((_each, at) => at !== index));
                }
              }}
            >
              ×
            </button>
          </li>
        );
      })}
      {colors.length < MAX_COLORS && (
        <li>
          <button
            type="button"
            className={styles.button}
            onClick={() => onChange([...colors, colors.at(-1) ?? '#808080'])}
          >
            {labels().addColor}
          </button>
        </li>
      )}
    </ul>
  );
}
