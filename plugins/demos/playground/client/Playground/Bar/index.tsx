import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import SearchBar from '@theme/SearchBar';
import SettingsButton from '@theme/Settings/Button';
import type { ReactNode } from 'react';
import { useLanguageAddress } from '../../../../../../lib/browser/useLanguageAddress';
import styles from './styles.module.css';

/** The link back to the site, and the controls of every page: search, language, color mode and settings. */
export default function PlaygroundBar(): ReactNode {
  const logo = useBaseUrl('img/logo.svg');
  return (
    <header className={`navbar ${styles.bar}`}>
      <Link
        to={useBaseUrl('/')}
        className={styles.home}
        aria-label={translate({
          id: 'playground.home',
          message: 'Documentation',
          description: 'Link from the playground to the start page',
        })}
      >
        <img src={logo} alt="" width={28} height={28} />
      </Link>
      <h1 className={styles.title}>
        <Translate
          id="playground.title"
          description="Title of the page on which readers change demos"
        >
          Playground
        </Translate>
      </h1>
      <SearchBar />
      <Languages />
      <NavbarColorModeToggle className={styles.colorModeToggle} />
      <SettingsButton />
    </header>
  );
}

function Languages(): ReactNode {
  const { currentLocale, localeConfigs, locales } = useDocusaurusContext().i18n;
  const addressIn = useLanguageAddress();
  return locales
    .filter((name) => name !== currentLocale)
    .map((name) => (
      // Each language is a separate site, so the browser loads a new page, which restores the stored work.
      <a
        key={name}
        className={styles.language}
        href={addressIn(name)}
        lang={localeConfigs[name]?.htmlLang}
        hrefLang={localeConfigs[name]?.htmlLang}
      >
        {localeConfigs[name]?.label}
      </a>
    ));
}
