import type { ReactNode } from 'react';
import { MIN_TEXT_CONTRAST, type CheckedPair } from '../../../colors/checkContrast';
import { pairNames } from './checkTexts';
import styles from './styles.module.css';
import { labels, withValues } from './texts';

interface Props {
  readonly pairs: readonly CheckedPair[];
  /** Name of the palette. */
  readonly title: string;
}

/** Contrast ratios of texts, with those below the minimum marked. */
export default function ContrastTable({ pairs, title }: Props): ReactNode {
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
          const isLow = ratio < MIN_TEXT_CONTRAST;
          // Rounded up, a ratio below the minimum would look like one that meets it.
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
          return (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td data-low={isLow || undefined}>
                {isLow ? withValues().below({ ratio: shown, min: MIN_TEXT_CONTRAST }) : shown}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
