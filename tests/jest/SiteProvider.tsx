import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext, ThemeConfig } from '@docusaurus/types';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface SiteProviderProps {
  readonly themeConfig?: ThemeConfig;
  /** Address of the page. */
  readonly path?: string;
  /** Global data of plugins, by plugin name. */
  readonly pluginData?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Provides the context that theme components need: the site's configuration and a router. */
export default function SiteProvider({
  themeConfig = {},
  path = '/',
  pluginData = {},
  children,
}: SiteProviderProps) {
  // Links prefetch pages through this object; tests have no pages.
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
