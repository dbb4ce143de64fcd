import { KEEP_HEADER } from '../addresses';
import { routeRequest } from '../worker/routeRequest';
import { ORIGIN } from './FakeCaches';

const CONFIG = {
  scope: '/zh/x/',
  pictures: '/zh/img/',
  hashedFolders: ['/zh/assets/', '/x/demos/_assets/'],
};

const route = (address: string, init: RequestInit = {}) =>
  routeRequest(new Request(new URL(address, ORIGIN), init), CONFIG, ORIGIN);

test.each(['/zh/assets/js/main.12345678.js', '/zh/assets/search/v4.json', '/x/demos/_assets/1.js'])(
  'treats %s as immutable',
  (address) => expect(route(address)).toBe('immutable'),
);

test.each([
  '/zh/x/',
  '/zh/x/react-charts/bars/?a=b',
  '/zh/x/offline/',
  '/zh/x/demos/Bars/',
  '/zh/img/logo.svg',
])('fetches %s again', (address) => expect(route(address)).toBe('fresh'));

test.each([
  ['pages of another language', '/x/react-charts/', {}],
  ['other hosts', 'https://elsewhere.test/zh/x/', {}],
  ['what readers send', '/zh/x/feedback', { method: 'POST' }],
  ['questions about a file', '/zh/x/', { method: 'HEAD' }],
  ['parts of files', '/zh/assets/film.mp4', { headers: { range: 'bytes=0-9' } }],
  ['copies that a page stores itself', '/zh/x/', { headers: { [KEEP_HEADER]: '1' } }],
  ['lists of what a version needs', '/zh/x/offline/v4.json', {}],
])('ignores %s', (_what, address, init) => expect(route(address, init)).toBe('none'));
