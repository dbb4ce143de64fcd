import Translate, { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import { useTheme } from '../../../client/ThemeProvider';
import { useDebounced } from '../../../client/useDebounced';
import { SPACING_RANGE } from '../../../reducers/readSpacing';
import styles from './styles.module.css';

/** Slider for the spacing unit of the demos' themes; a value is applied after a pause. */
export default function SpacingField(): ReactNode {
  const { settings, change } = useTheme();
  const [dragged, setDragged] = useState<number | null>(null);
  const settle = useDebounced((spacing: number) => {
    change({ type: 'spacing', spacing });
    setDragged(null);
  });
  const id = useId();
  const spacing = dragged ?? settings.spacing;
  const text = translate(
    {
      id: 'settings.spacing.value',
      message: '{spacing} px',
      description: 'Spacing in the settings',
    },
    { spacing },
  );
  return (
    <div>
      <p className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="settings.spacing" description="Label in the settings">
            Spacing
          </Translate>
        </label>
        <output htmlFor={id} dir="ltr">
          {text}
        </output>
      </p>
      <input
        id={id}
        type="range"
        className={styles.range}
        {...SPACING_RANGE}
        value={spacing}
        aria-valuetext={text}
        onChange={({ target }) => {
          setDragged(target.valueAsNumber);
          settle(target.valueAsNumber);
        }}
      />
    </div>
  );
}
