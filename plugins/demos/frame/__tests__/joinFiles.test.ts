import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinFiles } from '../build/joinFiles';

test('joins each file of all stylings once, below its name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'join-files-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('Orders.tsx', "import { rows } from './rows';\n");
  await write('Orders.css.tsx', "import { rows } from './rows';\nimport './orders.css';\n");
  await write('rows.ts', 'export const rows = [];\n');
  await write('orders.css', '.orders {}\n');
  const entries = ['Orders.tsx', 'Orders.css.tsx'].map((name) => path.join(folder, name));
  expect(await joinFiles(entries)).toBe(
    [
      "// Orders.tsx\n\nimport { rows } from './rows';\n",
      '// rows.ts\n\nexport const rows = [];\n',
      "// Orders.css.tsx\n\nimport { rows } from './rows';\nimport './orders.css';\n",
      '/* orders.css */\n\n.orders {}\n',
    ].join('\n\n'),
  );
});
