import { parseKeptWork } from '../work/keptWork';

const present = {
  version: 'v6',
  demo: 'Orders',
  styling: 'system',
  files: [{ name: 'Orders.tsx', text: '' }],
  isChanged: true,
  awaitsConsent: true,
};
const kept = { present, past: [present], view: { width: 390, settings: { mode: 'dark' } } };

test('restores stored work, including whether it awaits consent', () => {
  expect(parseKeptWork(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['something cut off', JSON.stringify(kept).slice(0, -9)],
  ['no files', JSON.stringify({ ...kept, present: { ...present, files: [] } })],
  [
    'files in folders',
    JSON.stringify({ ...kept, present: { ...present, files: [{ name: 'a/b.tsx', text: '' }] } }),
  ],
  ['no settings', JSON.stringify({ ...kept, view: { width: 390, settings: null } })],
  ['no view', JSON.stringify({ ...kept, view: null })],
  [
    'a palette that is none',
    JSON.stringify({ ...kept, view: { width: null, settings: { paletteColors: null } } }),
  ],
  [
    'a spacing that is none',
    JSON.stringify({ ...kept, view: { width: null, settings: { spacing: {} } } }),
  ],
  ['a width that is none', JSON.stringify({ ...kept, view: { width: 'wide', settings: {} } })],
  ['a past of something else', JSON.stringify({ ...kept, past: [1] })],
  ['no word about consent', JSON.stringify({ ...kept, present: { ...present, awaitsConsent: 0 } })],
])('does not restore %s', (_what, text) => {
  expect(parseKeptWork(text)).toBeNull();
});
