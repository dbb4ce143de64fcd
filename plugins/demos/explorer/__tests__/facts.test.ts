import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnatomyFacts } from '../anatomy/types';
import { writeFacts } from '../facts';

test('pages import a module that loads the data on demand', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'anatomies-'));
  const facts: AnatomyFacts = {
    of: 'OrderList',
    address: '/x/api/orders/orderlist/',
    themeKey: 'MuiOrderList',
    slots: [],
    classes: {},
  };
  await writeFacts(folder, 'Anatomy', 'v6', facts);
  const read = (file: string) => readFileSync(path.join(folder, 'demos/anatomy/v6', file), 'utf8');
  expect(JSON.parse(read('OrderList.json'))).toEqual(facts);
  expect(read('OrderList.js')).toContain("load: () => import('./OrderList.json')");
});
