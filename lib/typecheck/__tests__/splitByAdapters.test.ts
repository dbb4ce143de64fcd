import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitByAdapters } from '../checkProject';

const folder = mkdtempSync(join(tmpdir(), 'adapters-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('separates files with different adapters, including those imported through sibling files', () => {
  const adapter = (name: string) => `import {} from '@mui/x-date-pickers/Adapter${name}';\n`;
  const plain = write('Plain.tsx', "import * as React from 'react';\n");
  const dayjs = write('Dayjs.tsx', adapter('Dayjs'));
  const luxon = write('Luxon.tsx', adapter('Luxon'));
  const through = write('Through.tsx', "import './zone';\nimport { zone } from './zone';\n");
  write('zone.ts', adapter('Luxon'));
  const late = write(
    'Late.tsx',
    "const load = () => import('@mui/x-date-pickers/AdapterLuxon');\n",
  );
  const both = write('Both.tsx', adapter('DateFnsV3') + adapter('Luxon'));
  expect(splitByAdapters([plain, dayjs, luxon, through, late, both])).toEqual(
    new Map([
      ['', [plain, dayjs]],
      ['Luxon', [luxon, through, late]],
      ['DateFns+Luxon', [both]],
    ]),
  );
});
