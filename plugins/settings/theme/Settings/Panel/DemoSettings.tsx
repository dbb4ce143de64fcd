import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useTheme } from '../../../client/ThemeProvider';
import Choice from '../Choice';
import ColorField from './ColorField';
import SpacingField from './SpacingField';
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
