import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { formatBytes } from '../../client/formatBytes';

/** Renders a size in megabytes, in the language of the page. */
export default function Size({ bytes }: { readonly bytes: number }): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return formatBytes(bytes, localeConfigs[currentLocale]?.htmlLang ?? currentLocale);
}
