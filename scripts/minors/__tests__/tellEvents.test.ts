import { stateOf, type State, tellEvents } from '../tellEvents.ts';

const STATES: Readonly<Record<string, State>> = {
  H: 'has',
  D: 'deprecates',
  '-': 'lacks',
  '?': 'unknown',
};

/** `added 1` for what came in the second of the minors that letters stand for. */
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
  // It may have been there in the minor that is not known.
  ['-?H', []],
  ['?-H', ['added 2']],
  ['H?-', []],
  ['H?D', []],
  // What went and came again was there all the time.
  ['H-H', []],
  ['-H-H', ['added 1']],
  // Nobody knows since when.
  ['DDD', []],
  ['-DD', ['added 1']],
  ['HDH', []],
])('%s: %j', (letters, expected) => {
  expect(tell(letters)).toEqual(expected);
});

test('what is not there may be in a package that was not read', () => {
  const pro = { plan: 'pro', deprecated: false } as const;
  expect(stateOf(undefined, [undefined, pro], ['community'])).toBe('unknown');
  expect(stateOf(undefined, [undefined, pro], ['community', 'pro'])).toBe('lacks');
  expect(stateOf({ ...pro, deprecated: true }, [], [])).toBe('deprecates');
});
