import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { useLanguageAddress } from '../../../../../lib/browser/useLanguageAddress';
import { useDocsConfig } from '../../../client/DocsConfigProvider';
import styles from './styles.module.css';

/** Links to the same section of the page in other languages. */
export default function LanguageField(): ReactNode {
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
