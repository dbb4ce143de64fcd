import type { Hit } from '../../../packages/component-docs-cli/src/upgrade/types';
import { marksOf, PASTED } from '../theme/Upgrade/marksOf';

const CODE = 'one\ntwo\nthree\n';

const stateWith = (hits: Partial<Hit>[], failures: { file: string; message: string }[] = []) => ({
  task: { from: 'v6', to: 'current', declared: {}, files: [{ name: PASTED, text: CODE }] } as const,
  found: {
    analysis: { hits: hits as Hit[], failures, uses: hits.length },
    packages: { install: [], uninstall: [] },
    problems: { removed: [], added: [] },
  },
});

test('marks each line with its most severe finding', () => {
  const state = stateWith([
    { file: PASTED, line: 2, change: 'deprecated' },
    { file: PASTED, line: 2, change: 'removed' },
    { file: PASTED, line: 3, change: 'behavior' },
    { file: 'Other.tsx', line: 1, change: 'removed' },
  ]);
  expect([...marksOf(state, CODE)]).toEqual([
    [2, 'breaking'],
    [3, 'other'],
  ]);
});

test('marks the line of a syntax error', () => {
  const message = `${PASTED}:3:7 cannot be parsed: Unexpected token.`;
  expect([...marksOf(stateWith([], [{ file: PASTED, message }]), CODE)]).toEqual([[3, 'error']]);
});

test('marks nothing in code that has changed since', () => {
  expect(marksOf(stateWith([{ file: PASTED, line: 2, change: 'removed' }]), 'other').size).toBe(0);
});
