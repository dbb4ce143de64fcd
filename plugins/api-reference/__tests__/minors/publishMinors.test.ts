import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HistoricReferences } from '../../history/addHistories';
import { minorsByFamily } from '../../minors/generateTimelines';
import { publishMinors } from '../../minors/publishMinors';
import type { MinorsDocument } from '../../minors/types';

test('publishes the recorded minors of each family according to the schema', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'minors-'));
  const nothing = { packages: [], entries: [], exports: [] };
  const references = Object.fromEntries(
    ['v4', 'v5', 'v6', 'current', 'next'].map((name) => [name, nothing]),
  ) as unknown as HistoricReferences['references'];
  await publishMinors({ references }, path.join(dir, 'minors'), path.join(dir, 'cache'));
  for (const [family, majors] of minorsByFamily()) {
    const file = path.join(dir, 'minors', `${family}.json`);
    const document = JSON.parse(readFileSync(file, 'utf8')) as MinorsDocument;
    expect(document.majors).toEqual(majors);
    expect(Object.keys(document.slugs)).toContain('current');
  }
});
