import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocsConfigProvider, useDocsConfig } from '../client/DocsConfigProvider';
import { useTheme } from '../client/ThemeProvider';

let site: unknown;
let docs: unknown;
jest.mock('@docusaurus/useDocusaurusContext', () => () => site);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useAllDocsData: () => docs }));

const LOCALES = { en: { label: 'English', htmlLang: 'en' } };

function failureOf(element: ReactNode): string {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(element);
  } catch (error) {
    return (error as Error).message;
  } finally {
    silence.mockRestore();
  }
  throw new Error('It was rendered.');
}

function UsesTheme() {
  useTheme();
  return null;
}

function ListsLanguages() {
  return useDocsConfig()
    .languages.map(({ label }) => label)
    .join();
}

beforeEach(() => {
  site = { i18n: { locales: ['en'], localeConfigs: LOCALES } };
  docs = { default: { versions: [{ name: 'current' }] } };
});

test('a component that changes settings needs the provider', () => {
  expect(failureOf(<UsesTheme />)).toBe('Forgot to wrap component in ThemeProvider');
});

test('a component that reads the docs configuration needs the provider', () => {
  expect(failureOf(<ListsLanguages />)).toBe(
    'The docs configuration is missing: wrap the component in DocsConfigProvider.',
  );
});

test('provides the languages of the configuration', () => {
  const { container } = render(
    <DocsConfigProvider>
      <ListsLanguages />
    </DocsConfigProvider>,
  );
  expect(container.textContent).toBe('English');
});

test('lists everything missing in the configuration', () => {
  site = { i18n: { locales: ['en', 'zh'], localeConfigs: LOCALES } };
  docs = {};
  expect(failureOf(<DocsConfigProvider>x</DocsConfigProvider>)).toMatchInlineSnapshot(
    `"DocsConfigProvider: the docs configuration lacks "i18n.localeConfigs.zh", how that language is called, the docs plugin with at least one version. Add it in docusaurus.config.ts."`,
  );
});
