import { render } from '@testing-library/react';
import HighlightedCode from '../client/HighlightedCode';

const show = (code: string, name = 'Demo.tsx') =>
  render(<HighlightedCode name={name} code={code} />).container;

const IMPORTS = "import { Grid } from '@orders/grid';\nimport dayjs from 'dayjs';\n\n";
const BODY = `export default function Orders() {
  return (
    <Grid
      initialState={{ sorting: { sortModel: [{ field: 'day', sort: 'asc' }] } }}
      rows={rows}
      label="Orders"
    />
  );
}
`;

test('keeps the text and separates the imports', () => {
  const shown = show(IMPORTS + BODY);
  expect(shown.textContent).toBe(IMPORTS + BODY);
  expect(shown.querySelector('[data-imports]')?.textContent).toBe(IMPORTS);
});

test('highlights components and props, even after an object', () => {
  const shown = show(IMPORTS + BODY);
  const textsOf = (selector: string) =>
    [...shown.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  expect(textsOf('.token.tag')).toEqual(['Grid']);
  expect(textsOf('.token.attr-name')).toEqual(
    expect.arrayContaining(['initialState', 'rows', 'label']),
  );
});

test('renders other files as plain text', () => {
  expect(show('.cell { color: red }', 'demo.css').innerHTML).toBe('.cell { color: red }');
});

test.each([
  ['a long line', 'x'.repeat(200_000)],
  ['many brackets', '<('.repeat(20_000)],
  ['many lines', 'const sum = 1;\n'.repeat(10_000)],
])('renders %s without blocking the page', (_what, code) => {
  const started = performance.now();
  expect(show(code).textContent === code).toBe(true);
  expect(performance.now() - started).toBeLessThan(2_000);
});
