import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFileList } from '../build/writeFileList';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-list-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists the pages, the bundle and the icon font for offline use', () => {
  const [bundleDir, target] = [path.join(folder, 'bundle'), path.join(folder, 'site')];
  mkdirSync(path.join(bundleDir, '_assets'), { recursive: true });
  mkdirSync(path.join(target, 'Orders'), { recursive: true });
  writeFileSync(path.join(bundleDir, '_assets/host.js'), 'four');
  writeFileSync(path.join(target, 'Orders/index.html'), 'sixsix');
  writeFileList({
    bundleDir,
    bundleUrl: '/x/demos/',
    target,
    targetUrl: '/zh/x/demos/',
    folders: ['Orders/'],
    others: [['/zh/assets/fonts/icons.woff2', 9]],
  });
  expect(JSON.parse(readFileSync(path.join(target, 'files.json'), 'utf8'))).toEqual([
    ['/zh/x/demos/Orders/', 6],
    ['/x/demos/_assets/host.js', 4],
    ['/zh/assets/fonts/icons.woff2', 9],
  ]);
});
