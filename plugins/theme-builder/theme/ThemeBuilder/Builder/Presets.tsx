import type { ReactNode } from 'react';
import { PRESETS } from '../../../model/presets';
import type { Values } from '../../../types';
import styles from './styles.module.css';
import Swatches from './Swatches';
import { labels, presetNames } from './texts';

/** Colors of a preset that its button shows. */
const SHOWN = ['light.page', 'light.primary', 'light.secondary', 'dark.page', 'dark.primary'];

interface Props {
  readonly onChoose: (values: Values) => void;
}

/** Buttons that replace the whole theme. */
export default function Presets({ onChoose }: Props): ReactNode {
  const names = presetNames();
  return (
    <div role="group" className={styles.presets} aria-label={labels().presets}>
      {PRESETS.map(({ id, values }) => (
        <button key={id} type="button" className={styles.preset} onClick={() => onChoose(values)}>
          <Swatches colors={SHOWN.map((color) => String(values[color]))} />
          {names[id]}
        </button>
      ))}
    </div>
  );
}
