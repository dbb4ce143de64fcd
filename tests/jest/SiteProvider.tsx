import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext, ThemeConfig } from '@docusaurus/types';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface SiteProviderProps {
  readonly themeConfig?: ThemeConfig;
  /** The address of the page. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** What components of the theme find around them on a page: the site's configuration and a router. */
export default function SiteProvider({
  themeConfig = {},
  path = '/',
  children,
}: SiteProviderProps) {
  // Links fetch pages ahead through it; in a test there are none.
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });
  const siteConfig = {
    title: 'MUI X docs',
    titleDelimiter: '|',
    baseUrl: '/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
    themeConfig,
  };
  return (
    <Context.Provider value={{ siteConfig, i18n: { currentLocale: 'en' } } as DocusaurusContext}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Context.Provider>
  );
}
