import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useId, useState } from 'react';
import { useTheme } from '../../../client/ThemeProvider';
import Choice from '../Choice';
import { useDebounced } from '../../../client/useDebounced';
import { SPACING_RANGE } from '../../../reducers/readSpacing';
import ColorField from './ColorField';
import ThemeOptionsField from './ThemeOptionsField';
import styles from './styles.module.css';

function DensityField(): ReactNode {
  const { settings, change } = useTheme();
  return (
    <Choice
      label={translate({
        id: 'settings.density',
        message: 'Density',
        description: 'Label in the settings',
      })}
      value={settings.dense ? 'dense' : 'standard'}
      options={{
        standard: translate({
          id: 'settings.density.standard',
          message: 'Standard',
          description: 'Density of demos in the settings',
        }),
        dense: translate({
          id: 'settings.density.dense',
          message: 'Dense',
          description: 'Density of demos in the settings',
        }),
      }}
      onChange={(density) => change({ type: 'density', dense: density === 'dense' })}
    />
  );
}

/** Settings for the demos of all pages. */
export default function DemoSettings(): ReactNode {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Translate id="settings.demos" description="Title of a part of the settings">
          Demos
        </Translate>
      </h3>
      <DensityField />
      <SpacingField />
      <ColorField
        name="primary"
        label={translate({
          id: 'settings.color.primary',
          message: 'Primary color',
          description: 'Label in the settings',
        })}
      />
      <ColorField
        name="secondary"
        label={translate({
          id: 'settings.color.secondary',
          message: 'Secondary color',
          description: 'Label in the settings',
        })}
      />
      <ThemeOptionsField />
    </section>
  );
}

/** Slider for the spacing unit of the demos' themes; a value is applied after a pause. */
function SpacingField(): ReactNode {
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
