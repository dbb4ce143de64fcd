import { markRun } from '../../shared/runMark';
import type { Catalog, Work } from '../../shared/playground/types';
import { begin } from '../client/begin';
import { keepWork, runSlot } from '../work/keptWork';

const preferences = { version: 'current', variant: 'TS', styling: 'system' } as const;
const work: Work = {
  version: 'current',
  demo: 'Orders',
  styling: 'system',
  files: [{ name: 'Orders.tsx', text: 'for (;;) {}' }],
  isChanged: true,
  awaitsConsent: false,
};
const catalog: Catalog = {
  current: async () => ({
    demos: [
      { id: 'Orders', title: 'Orders', family: 'data-grid', page: null, stylings: ['system'] },
    ],
    loadSources: {},
    loadPackages: () => Promise.reject(new Error('unused')),
  }),
};

beforeEach(() => {
  // jsdom cannot create the event with which Docusaurus announces stored values.
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation(
      (type) => Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never,
    );
  localStorage.clear();
  keepWork({ present: work, past: [], view: { width: null, settings: {} } });
});

test('runs stored code again after a normal exit', async () => {
  markRun(runSlot())();
  const { history } = await begin(catalog, '', preferences);
  expect(history.present).toEqual(work);
});

test('asks before it runs code that was running during a crash', async () => {
  const end = markRun(runSlot());
  const { history } = await begin(catalog, '', preferences);
  expect(history.present).toEqual({ ...work, awaitsConsent: true, isInterrupted: true });
  end();
});
