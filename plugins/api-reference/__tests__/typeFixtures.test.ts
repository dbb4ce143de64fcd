import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTypeFixture, TYPE_FIXTURES } from './readTypeFixture';

const cases = readdirSync(TYPE_FIXTURES)
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => file.replace('.d.ts', ''));

describe('reads from declarations:', () => {
  it.each(cases)('%s', (name) => {
    const expected = readFileSync(path.join(TYPE_FIXTURES, `${name}.json`), 'utf8');
    expect(JSON.parse(JSON.stringify(readTypeFixture(name)))).toEqual(JSON.parse(expected));
  });
});
