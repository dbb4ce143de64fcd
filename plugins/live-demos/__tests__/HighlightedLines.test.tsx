import { render } from '@testing-library/react';
import HighlightedLines from '../client/HighlightedLines';

const show = (code: string) => render(<HighlightedLines code={code} language="tsx" />).container;

test('code is coloured', () => {
  expect(show('const sum = 1;').querySelectorAll('.token').length).toBeGreaterThan(2);
});

test.each([
  ['a long line', 'x'.repeat(200_000)],
  ['many brackets', '<('.repeat(20_000)],
  ['many lines', 'const sum = 1;\n'.repeat(10_000)],
])('%s is shown without colours, at once', (_what, code) => {
  const started = performance.now();
  const shown = show(code);
  expect(performance.now() - started).toBeLessThan(500);
  expect(shown.textContent === code).toBe(true);
  expect(shown.querySelector('.token')).toBeNull();
});
