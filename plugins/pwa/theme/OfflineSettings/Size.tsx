import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

const MEGABYTE = 1_000_000;

/** Renders a size in megabytes, in the language of the page. */
export default function Size({ bytes }: { readonly bytes: number }): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return formatBytes(bytes, localeConfigs[currentLocale]?.htmlLang ?? currentLocale);
}

/**
 * A size as readers of a language write it, in megabytes.
 *
 * @param language tag of the language, such as `zh-CN`
 */
function formatBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / MEGABYTE);
}
