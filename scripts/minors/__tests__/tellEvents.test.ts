import { stateOf, type State, tellEvents } from '../tellEvents.ts';

const STATES: Readonly<Record<string, State>> = {
  H: 'has',
  D: 'deprecates',
  '-': 'lacks',
  '?': 'unknown',
};

/** Returns events such as `added 1`: added in the second of the minors, each of which is one letter. */
const tell = (letters: string) =>
  tellEvents([...letters].map((letter) => STATES[letter]!)).map(
    ({ fate, place }) => `${fate} ${place}`,
  );

test.each([
  ['HHH', []],
  ['---', []],
  ['-HH', ['added 1']],
  ['HH-', ['removed 2']],
  ['HDD', ['deprecated 1']],
  ['-HDD-', ['added 1', 'deprecated 2', 'removed 4']],
  ['-H-', ['added 1', 'removed 2']],
  // The name may already exist in the unknown minor.
  ['-?H', []],
  ['?-H', ['added 2']],
  ['H?-', []],
  ['H?D', []],
  // A name that was removed and added again counts as present throughout.
  ['H-H', []],
  ['-H-H', ['added 1']],
  // The minor that deprecated the name is unknown.
  ['DDD', []],
  ['-DD', ['added 1']],
  ['HDH', []],
])('%s: %j', (letters, expected) => {
  expect(tell(letters)).toEqual(expected);
});

test('returns unknown for a name that may be in a package that was not read', () => {
  const pro = { plan: 'pro', deprecated: false } as const;
  expect(stateOf(undefined, [undefined, pro], ['community'])).toBe('unknown');
  expect(stateOf(undefined, [undefined, pro], ['community', 'pro'])).toBe('lacks');
  expect(stateOf({ ...pro, deprecated: true }, [], [])).toBe('deprecates');
});
