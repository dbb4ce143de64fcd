import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveJavaScript } from '../deriveJavaScript';

const folder = path.join(__dirname, 'fixtures/javascript');
const cases = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

test.each(cases)('%s becomes the expected JavaScript', async (file) => {
  const typescript = readFileSync(path.join(folder, file), 'utf8');
  const expected = readFileSync(path.join(folder, file.replace('.tsx', '.jsx')), 'utf8');
  expect(`${await deriveJavaScript(typescript, file)}\n`).toBe(expected);
});
