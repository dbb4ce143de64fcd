import { MESSAGE_SOURCE, type FromHost } from '../hostMessages';
import { MAX_HEIGHT, parseFromHost } from '../parseMessage';

const send = (message: object) => parseFromHost({ source: MESSAGE_SOURCE, ...message });

const PROBLEM = { kind: 'runtime', message: 'No rows', file: 'Demo.tsx', line: 3 } as const;
const FINDING = {
  kind: 'import',
  finding: { code: 'noModule', values: { name: 'a', deep: 'b' }, nearest: null },
  line: 1,
} as const;

test.each<FromHost>([
  { type: 'ready' },
  { type: 'alive' },
  { type: 'dialog' },
  { type: 'height', height: 240 },
  { type: 'ran', revision: 1, problem: null },
  { type: 'ran', revision: 1, problem: FINDING },
  { type: 'failed', revision: 2, problem: PROBLEM },
  { type: 'key', key: 'Escape' },
])('takes %j', (message) => {
  expect(send(message)).toEqual(message);
});

test.each([
  { type: 'nothing' },
  { type: { toString: 1 } },
  {},
  { type: 'height', height: '240' },
  { type: 'height', height: Number.NaN },
  { type: 'height', height: Infinity },
  { type: 'height', height: -1 },
  { type: 'height' },
  { type: 'ran', revision: 1 },
  { type: 'ran', revision: {}, problem: null },
  { type: 'failed', revision: 1, problem: null },
  { type: 'failed', revision: 1, problem: 'No rows' },
  { type: 'failed', revision: 1, problem: { ...PROBLEM, message: { $$typeof: 1 } } },
  { type: 'failed', revision: 1, problem: { ...PROBLEM, kind: 'other' } },
  { type: 'failed', revision: 1, problem: { ...PROBLEM, file: ['Demo.tsx'] } },
  { type: 'failed', revision: 1, problem: { ...PROBLEM, line: {} } },
  { type: 'failed', revision: 1, problem: { ...FINDING, finding: { code: 'noModule' } } },
  {
    type: 'failed',
    revision: 1,
    problem: { ...FINDING, finding: { code: 'noModule', values: { name: {}, deep: 'b' } } },
  },
  {
    type: 'failed',
    revision: 1,
    problem: { ...FINDING, finding: { ...FINDING.finding, code: 'none' } },
  },
  {
    type: 'failed',
    revision: 1,
    problem: { ...FINDING, finding: { ...FINDING.finding, nearest: { a: 1 } } },
  },
  { type: 'key', key: 'a' },
  { type: 'link', href: 'https://example.com/' },
])('rejects %j', (message) => {
  expect(send(message)).toBeNull();
});

test.each([null, undefined, 'ready', 1, [], { type: 'ready' }, { source: 'other', type: 'ready' }])(
  'rejects %j, which is not from the host',
  (data) => {
    expect(parseFromHost(data)).toBeNull();
  },
);

test('limits heights and the length of texts', () => {
  expect(send({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: MAX_HEIGHT });
  const long = { ...PROBLEM, message: 'x'.repeat(1_000_000) };
  const read = send({ type: 'failed', revision: 1, problem: long });
  expect(read).toEqual({
    type: 'failed',
    revision: 1,
    problem: { ...PROBLEM, message: 'x'.repeat(2_000) },
  });
});
