import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import designTokens from '..';

const siteDir = path.join(__dirname, '../../..');

const context = {
  siteDir,
  baseUrl: '/',
  generatedFilesDir: path.join(siteDir, '.docusaurus'),
  i18n: { currentLocale: 'en' },
  siteConfig: { url: 'https://docs.test' },
} as LoadContext;

test('the head sets the order of layers before any style sheet, and the origin for print', async () => {
  const options = { id: 'default', theme: './src/brand/theme.ts', shellStyles: [] };
  const plugin = await designTokens(context, options);
  const { headTags } = plugin.injectHtmlTags!({ content: '' });
  const styles = (headTags as HtmlTagObject[]).filter(({ tagName }) => tagName === 'style');
  expect(styles[0]?.innerHTML).toBe('@layer docs-overrides, docusaurus;');
  expect(styles.at(-1)?.innerHTML).toBe('@media print{:root{--docs-origin:"https://docs.test"}}');
});
