import { choosePart } from '../choosePart';

const choose = (url: string, referer?: string) => choosePart({ url, referer }, 'zh', 'v4');

test.each([
  ['/zh/x/react-charts/bars/', 'current'],
  ['/zh/x/next/react-charts/bars/', 'next'],
  ['/zh/x/v5/demos/Bars/', 'v5'],
  ['/zh/getting-started/installation/', 'core'],
  ['/updates/v6', 'v6'],
  ['/zh/', 'v4'],
])('chooses the part of %s', (url, version) => {
  expect(choose(url)).toBe(version);
});

test('chooses the part of the page that sent a request', () => {
  expect(choose('/main.js', 'http://localhost:3000/zh/x/v6/react-charts/')).toBe('v6');
  expect(choose('/main.js', 'http://localhost:3000/worker.js')).toBe('v4');
});
