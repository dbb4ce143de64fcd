import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useTheme } from '../../../client/ThemeProvider';
import Choice from '../Choice';
import { useLanguageAddress } from '../../../../../lib/browser/useLanguageAddress';
import { useDocsConfig } from '../../../client/DocsConfigProvider';
import { useMyVersion } from '../../../client/useMyVersion';
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

/** Links to the same section of the page in other languages. */
function LanguageField(): ReactNode {
  const { languages } = useDocsConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const addressIn = useLanguageAddress();
  const place = useHistorySelector(({ location: { search, hash } }) => search + hash);
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles.label}>
        <Translate id="settings.language" description="Label in the settings">
          Language
        </Translate>
      </p>
      <ul className={styles.languages} aria-labelledby={labelId}>
        {languages.map(({ name, label, tag }) => (
          <li key={name}>
            {/* Each language is a separate site, so the browser loads a new page. */}
            <a
              className={clsx(styles.language, name === currentLocale && styles.languageShown)}
              href={addressIn(name) + place}
              lang={tag}
              hrefLang={tag}
              aria-current={name === currentLocale || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Select for the version that the reader uses; pages of other versions offer a link to it. */
function VersionField(): ReactNode {
  const { versions } = useDocsConfig();
  const { version, remember } = useMyVersion();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <Translate id="settings.version" description="Label in the settings">
          My version
        </Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        value={version?.name ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => remember(target.value || null)}
      >
        <option value="">
          {translate({
            id: 'settings.version.none',
            message: 'Not chosen',
            description: 'Entry in the list of versions in the settings',
          })}
        </option>
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        <Translate id="settings.version.hint" description="Below the list of versions">
          Pages of other versions will offer a link to this one.
        </Translate>
      </p>
    </div>
  );
}
