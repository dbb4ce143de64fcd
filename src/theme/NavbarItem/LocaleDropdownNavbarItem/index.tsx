import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

/** Gives the language menu an accessible name that states its purpose. */
export default function NamedLocaleDropdownNavbarItem(props: Props): ReactNode {
  const {
    i18n: { currentLocale, localeConfigs },
  } = useDocusaurusContext();
  const name = translate(
    {
      id: 'navbar.language',
      message: 'Language: {language}',
      description: 'Name of the language menu for assistive technology',
    },
    { language: localeConfigs[currentLocale]?.label ?? currentLocale },
  );
  return <LocaleDropdownNavbarItem {...props} aria-label={name} />;
}
