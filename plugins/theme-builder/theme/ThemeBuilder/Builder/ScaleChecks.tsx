import type { ReactNode } from 'react';
import {
  closestPairs,
  isDiverging,
  isMonotonic,
  MIN_DISTANCE,
  MIN_GRAPHICS_CONTRAST,
  weakestColor,
} from '../../../colors/checkScales';
import { tokenColor } from '../../../colors/palette';
import { simulateVision } from '../../../colors/simulateVision';
import { formatHex, parseHex, type Rgb } from '../../../colors/srgb';
import { SCHEMES, type Values } from '../../../types';
import { visionNames } from './checkTexts';
import styles from './styles.module.css';
import Swatches from './Swatches';
import { groupNames, labels, withValues } from './texts';

const WHITE: Rgb = [1, 1, 1];

interface Props {
  /** Id of the control. */
  readonly id: string;
  readonly colors: readonly string[];
  readonly values: Values;
}

/** Checks of a palette or scale of charts. */
export default function ScaleChecks({ id, colors, values }: Props): ReactNode {
  const texts = labels();
  if (id === 'chart.sequential') {
    return isMonotonic(colors) ? null : <p className={styles.warning}>{texts.notMonotonic}</p>;
  }
  if (id === 'chart.diverging') {
    return isDiverging(colors) ? null : <p className={styles.warning}>{texts.notDiverging}</p>;
  }
  return (
    <div className={styles.checks}>
      <VisionTable colors={colors} />
      {SCHEMES.map((scheme) => {
        const paper = tokenColor(values, scheme, 'background.paper', WHITE);
        const { index, ratio } = weakestColor(colors, paper);
        const text = withValues().weakest({ number: index + 1, ratio: ratio.toFixed(2) });
        return (
          <p key={scheme} className={ratio < MIN_GRAPHICS_CONTRAST ? styles.warning : styles.hint}>
            {groupNames()[scheme]}: {text}
          </p>
        );
      })}
    </div>
  );
}

/** The palette as people with each kind of vision see it, and its most similar colors. */
function VisionTable({ colors }: Pick<Props, 'colors'>): ReactNode {
  const texts = labels();
  const names = visionNames();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.vision}</th>
          <th scope="col">{texts.closest}</th>
          <th scope="col">{texts.distance}</th>
        </tr>
      </thead>
      <tbody>
        {closestPairs(colors).map(({ vision, first, second, distance }) => {
          const isLow = distance < MIN_DISTANCE[vision];
          const shown = (Math.floor(distance * 1000) / 1000).toFixed(3);
          return (
            <tr key={vision}>
              <th scope="row">
                {names[vision]}
                <Swatches
                  colors={colors.map((each) => formatHex(simulateVision(parseHex(each), vision)))}
                />
              </th>
              <td>
                {first + 1}, {second + 1}
              </td>
              <td data-low={isLow || undefined}>
                {isLow
                  ? withValues().tooClose({ distance: shown, min: MIN_DISTANCE[vision] })
                  : shown}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
