import { useMemo, type ReactNode } from 'react';
import { offerColors } from '../../../../colors/distinctColors';
import { SCALES } from '../../../../model/generateTheme';
import { MAX_COLORS } from '../../../../model/isValidValue';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';
import Swatches from '../Swatches';
import { labels, withValues } from '../texts';
import HexInput from './HexInput';

/** A list of colors, of at least two; the palette of charts has a button that offers distinct ones. */
export default function ColorsInput({
  control,
  id,
  label,
  value,
  values,
  onChange,
}: InputProps<'colors'>): ReactNode {
  const texts = withValues();
  const colors = (value ?? SCALES[control.id]) as readonly string[];
  const isPalette = control.id === 'chart.colors';
  const offer = useMemo(
    () => (isPalette ? offerColors(colors, values) : []),
    [isPalette, colors, values],
  );
  return (
    <ul className={styles.colors} aria-labelledby={id}>
      {colors.map((color, index) => {
        const place = { number: index + 1, label };
        return (
          <li key={index}>
            <HexInput
              label={texts.nth(place)}
              value={color}
              onChange={(chosen) =>
                onChange(colors.map((each, at) => (at === index ? chosen : each)))
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
      {offer.length > 1 && (
        <li>
          <button type="button" className={styles.preset} onClick={() => onChange(offer)}>
            <Swatches colors={offer} />
            {texts.distinct({ count: offer.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
