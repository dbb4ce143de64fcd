import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import PageAddress from '..';

const url = 'https://example.com';
const SITE = {
  siteConfig: { url, baseUrl: '/', trailingSlash: true },
  i18n: {
    defaultLocale: 'en',
    localeConfigs: {
      en: { htmlLang: 'en', url, baseUrl: '/' },
      zh: { htmlLang: 'zh-CN', url, baseUrl: '/zh/' },
    },
  },
} as unknown as DocusaurusContext;

async function linksOf(path: string, canonical?: string) {
  render(
    <Context.Provider value={SITE}>
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>
          <PageAddress canonical={canonical} />
        </MemoryRouter>
      </HelmetProvider>
    </Context.Provider>,
  );
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')).not.toBeNull());
  return [...document.querySelectorAll<HTMLLinkElement>('link')].map(
    ({ rel, hreflang, href }) => `${hreflang || rel} ${href.replace(url, '')}`,
  );
}

test('a page declares its own address as canonical and lists its languages', async () => {
  expect(await linksOf('/x/rows')).toEqual([
    'canonical /x/rows/',
    'en /x/rows/',
    'zh-CN /zh/x/rows/',
    'x-default /x/rows/',
  ]);
});

test('a page with another canonical address lists no languages', async () => {
  expect(await linksOf('/x/v5/rows/', '/x/rows')).toEqual(['canonical /x/rows/']);
});
