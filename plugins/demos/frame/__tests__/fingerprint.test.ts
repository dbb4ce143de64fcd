import path from 'node:path';
import { versionNamed } from '../../../../src/versions';
import { fingerprint } from '../build/fingerprint';

const siteDir = path.join(__dirname, '../../../..');

test('differs between a host with some of the demos and a host with all', async () => {
  const input = { siteDir, version: versionNamed('v4'), publicPath: '/x/v4/demos/' };
  const demo = (id: string) => ({ id, stylings: {} }) as never;
  const all = await fingerprint({ ...input, demos: [demo('One'), demo('Two')] });
  expect(await fingerprint({ ...input, demos: [demo('One')] })).not.toBe(all);
  expect(await fingerprint({ ...input, demos: [demo('One'), demo('Two')] })).toBe(all);
});
