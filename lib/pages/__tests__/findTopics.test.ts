import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTopics } from '../handWrittenPages.ts';

test('leaves out only the generated reference, and not pages that are named like it', () => {
  const root = mkdtempSync(join(tmpdir(), 'topics-'));
  for (const page of ['api/button', 'guides/api', 'guides/routing', 'guides/routing/demos/x']) {
    mkdirSync(join(root, page), { recursive: true });
    writeFileSync(join(root, page, 'index.mdx'), '');
  }
  expect(findTopics(root)).toEqual(['guides/api', 'guides/routing']);
  rmSync(root, { recursive: true });
});
