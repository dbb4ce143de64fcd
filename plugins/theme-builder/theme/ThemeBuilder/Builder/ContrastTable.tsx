import type { ReactNode } from 'react';
import type { CheckedPair } from '../../../colors/checkContrast';
import { pairNames } from './checkTexts';
import styles from './styles.module.css';
import { labels, withValues } from './texts';

interface Props {
  readonly pairs: readonly CheckedPair[];
  /** Ratio below which a text is marked. */
  readonly min: number;
  /** Name of the palette. */
  readonly title: string;
}

/** Contrast ratios of texts, with those below the minimum marked. */
export default function ContrastTable({ pairs, min, title }: Props): ReactNode {
  const texts = labels();
  const names = pairNames();
  return (
    <table className={styles.table}>
      <caption>
        {texts.contrast} ({title})
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.pair}</th>
          <th scope="col">{texts.ratio}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, ratio }) => {
          const isLow = ratio < min;
          // Rounded up, a ratio below the minimum would look like one that meets it.
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
          return (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td data-low={isLow || undefined}>
                {isLow ? withValues().below({ ratio: shown, min }) : shown}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
