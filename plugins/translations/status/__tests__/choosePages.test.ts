import { choosePages } from '../acceptTranslations.ts';
import type { PageStatus } from '../pageStatus.ts';

const page = (folder: string, isTranslated = true) =>
  ({ page: { folder }, isTranslated }) as PageStatus;
const PAGES = [
  page('docs/react-charts'),
  page('docs/react-charts/bars'),
  page('docs/react-charts/lines', false),
  page('docs/react-charts-pro'),
];

test.each([
  ['docs/react-charts/bars', ['docs/react-charts/bars']],
  ['docs/react-charts/bars/', ['docs/react-charts/bars']],
  ['docs/react-charts/bars/index.mdx', ['docs/react-charts/bars']],
  ['docs/react-charts', ['docs/react-charts', 'docs/react-charts/bars']],
])('%s chooses %j', (folder, expected) => {
  expect(choosePages(PAGES, folder).map((status) => status.page.folder)).toEqual(expected);
});

test('a folder without a translated page is an error', () => {
  expect(() => choosePages(PAGES, 'docs/react-charts/lines')).toThrow(
    'There is no translated page in "docs/react-charts/lines". Name the folder of an English page',
  );
});
