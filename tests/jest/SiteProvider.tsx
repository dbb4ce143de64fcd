import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext, ThemeConfig } from '@docusaurus/types';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface SiteProviderProps {
  readonly themeConfig?: ThemeConfig;
  /** The address of the page. */
  readonly path?: string;
  /** Data that plugins provide to all pages, by the name of the plugin. */
  readonly pluginData?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Provides what components of the theme need on a page: the site's configuration and a router. */
export default function SiteProvider({
  themeConfig = {},
  path = '/',
  pluginData = {},
  children,
}: SiteProviderProps) {
  // Links fetch pages ahead through it; in a test there are none.
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });
  const siteConfig = {
    title: 'MUI X docs',
    url: 'https://docs.example',
    titleDelimiter: '|',
    baseUrl: '/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
    themeConfig,
  };
  const globalData = Object.fromEntries(
    Object.entries(pluginData).map(([name, data]) => [name, { default: data }]),
  );
  const context = { siteConfig, globalData, i18n: { currentLocale: 'en' } };
  return (
    <Context.Provider value={context as unknown as DocusaurusContext}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Context.Provider>
  );
}
