import { keepEdits, readKeptEdits } from '../client/keptEdits';

const DEMO = { version: 'current', id: 'Orders' };
const EDITS = { 'TS system': { 'Orders.tsx': 'changed' } };

beforeEach(() => sessionStorage.clear());

test('restores kept edits', () => {
  keepEdits(DEMO, EDITS, undefined);
  expect(readKeptEdits(DEMO, undefined)).toEqual(EDITS);
  expect(readKeptEdits(DEMO, { 'Orders.tsx': 'sent' })).toBeUndefined();
});

test.each([
  '{"edits":null}',
  '{"edits":[]}',
  '{"edits":{"TS":null}}',
  '{"edits":{"TS":{"a":1}}}',
  '{}',
  'null',
  '{',
])('ignores stored values that are not edits: %s', (text) => {
  keepEdits(DEMO, EDITS, undefined);
  sessionStorage.setItem(sessionStorage.key(0)!, text);
  expect(readKeptEdits(DEMO, undefined)).toBeUndefined();
});
