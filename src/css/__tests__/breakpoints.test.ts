import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docsTheme } from '../../brand/theme';

/** The widths at which Docusaurus' components switch between their layouts for small and large screens. */
const DOCUSAURUS_BREAKPOINTS = [996, 997];

const folder = path.join(__dirname, '..');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

test.each(sheets)('%s only uses the breakpoints of the theme', (name) => {
  const valid = [...Object.values(docsTheme.breakpoints.values), ...DOCUSAURUS_BREAKPOINTS];
  const used = [...readFileSync(path.join(folder, name), 'utf8').matchAll(/-width:\s*(\d+)px\)/g)];
  expect(used.map(([, width]) => Number(width)).filter((width) => !valid.includes(width))).toEqual(
    [],
  );
});

test('every style sheet is imported', () => {
  const index = readFileSync(path.join(folder, 'index.css'), 'utf8');
  const missing = sheets.filter((name) => name !== 'index.css' && !index.includes(`./${name}`));
  expect(missing).toEqual([]);
});
