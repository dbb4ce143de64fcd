import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useTheme } from '../../../client/ThemeProvider';
import Choice from '../Choice';
import LanguageField from './LanguageField';
import VersionField from './VersionField';
import styles from './styles.module.css';

function ModeField(): ReactNode {
  const { settings, change } = useTheme();
  return (
    <Choice
      label={translate({
        id: 'settings.mode',
        message: 'Color mode',
        description: 'Label in the settings',
      })}
      value={settings.paletteMode}
      options={{
        light: translate({
          id: 'settings.mode.light',
          message: 'Light',
          description: 'Color mode in the settings',
        }),
        dark: translate({
          id: 'settings.mode.dark',
          message: 'Dark',
          description: 'Color mode in the settings',
        }),
        system: translate({
          id: 'settings.mode.system',
          message: 'System',
          description: 'Color mode in the settings: that of the operating system',
        }),
      }}
      onChange={(paletteMode) => change({ type: 'mode', paletteMode })}
    />
  );
}

function DirectionField(): ReactNode {
  const { settings, change } = useTheme();
  return (
    <Choice
      label={translate({
        id: 'settings.direction',
        message: 'Direction',
        description: 'Label in the settings',
      })}
      value={settings.direction}
      options={{
        ltr: translate({
          id: 'settings.direction.ltr',
          message: 'Left to right',
          description: 'Direction of writing in the settings',
        }),
        rtl: translate({
          id: 'settings.direction.rtl',
          message: 'Right to left',
          description: 'Direction of writing in the settings',
        }),
      }}
      onChange={(direction) => change({ type: 'direction', direction })}
    />
  );
}

/** Settings for the page and its demos. */
export default function PageSettings(): ReactNode {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Translate id="settings.page" description="Title of a part of the settings">
          Pages
        </Translate>
      </h3>
      <ModeField />
      <DirectionField />
      <LanguageField />
      <VersionField />
    </section>
  );
}
