import type { Inbox } from '../client/Inbox';
import type { AnalyticsEvent } from '../types';

let started: Inbox[];
jest.mock('../client/startAnalytics', () => ({
  startAnalytics: (_config: object, inbox: Inbox) => started.push(inbox),
}));

const CONFIG = { consent: 'always', beaconUrl: '/beacon', privacyUrl: '/privacy/' };

/** Loads the module as a page with this configuration does. */
async function load(config: object | null) {
  started = [];
  document.body.innerHTML = config
    ? `<script type="application/json" id="docs-analytics">${JSON.stringify(config)}</script>
       <button data-event-category="demo" data-event-action="copy">Copy</button>`
    : '';
  let listen: typeof import('../client/listen') | undefined;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    listen = require('../client/listen') as typeof import('../client/listen');
  });
  await settle();
  return listen!;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('records searches, reported events, marked clicks and page views', async () => {
  const { onRouteDidUpdate } = await load(CONFIG);
  const heard: AnalyticsEvent[] = [];
  started[0]!.open((event) => heard.push(event));
  const detail = { name: 'search_no_results', params: { query: 'sortng' } };
  window.dispatchEvent(new CustomEvent('docs:analytics', { detail }));
  window.dispatchEvent(new CustomEvent('docs:search', { detail: { query: 'sorting' } }));
  // Some handlers, such as those of menus, stop a click before it reaches the document.
  const button = document.querySelector('button')!;
  button.addEventListener('click', (event) => event.stopPropagation());
  button.click();
  document.body.click();
  const location = { pathname: '/x/' };
  onRouteDidUpdate({ location, previousLocation: null });
  onRouteDidUpdate({ location, previousLocation: location });
  await settle();
  expect(heard.map(({ name }) => name)).toEqual([
    'search_no_results',
    'search_open',
    'demo_copy',
    'page_view',
  ]);
  expect(heard[1]?.params).toEqual({ query: 'sorting' });
});

test('a site without analytics does not load it', async () => {
  const { onRouteDidUpdate } = await load(null);
  onRouteDidUpdate({ location: { pathname: '/x/' }, previousLocation: null });
  await settle();
  expect(started).toEqual([]);
});

test('a browser that refuses tracking does not load it', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  await load(CONFIG);
  Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
  expect(started).toEqual([]);
});
