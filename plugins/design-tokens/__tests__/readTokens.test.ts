import { readFileSync } from 'node:fs';
import path from 'node:path';
import theme from './fixtures/theme';
import { readTokens } from '../readTokens';
import { renderCss } from '../renderCss';

const tokens = readTokens(theme as never);

test('a theme becomes the style sheet of its tokens', () => {
  const expected = readFileSync(path.join(__dirname, 'fixtures', 'tokens.css'), 'utf8');
  expect(renderCss(tokens)).toBe(expected);
});

test('spacing and radii are numbers of pixels, not references to variables of Material UI', () => {
  expect(tokens.shared).toMatchObject({
    '--docs-space-0-5': '5px',
    '--docs-space-12': '120px',
    '--docs-radius': '6px',
    '--docs-radius-small': '3px',
  });
});

test('light and dark set the same variables', () => {
  expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
  expect(tokens.dark['--docs-accent']).toBe('#ddeeff');
});

test('no value is missing', () => {
  for (const values of [tokens.shared, tokens.light, tokens.dark]) {
    expect(Object.entries(values).filter(([, value]) => /undefined|NaN|^$/.test(value))).toEqual(
      [],
    );
  }
});
