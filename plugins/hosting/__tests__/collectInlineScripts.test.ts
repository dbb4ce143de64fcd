import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectInlineScripts, findInlineScripts, hashOfScript } from '../collectInlineScripts';

test('finds the scripts that browsers run where they are', () => {
  const html = `<script>one()</script><script data-rh=true type="text/javascript">two()</script>
    <script type=module>three()</script><script src=/main.js defer></script>
    <script type="application/ld+json">{"@type":"Thing"}</script>`;
  expect(findInlineScripts(html)).toEqual(['one()', 'two()', 'three()']);
});

test('hashes them as browsers do', () => {
  // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashOfScript("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

function publish(pages: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(join(folder, name), html);
  }
  return folder;
}

test('names each script once', async () => {
  const folder = publish({
    'a.html': '<script>one()</script>',
    'b.html': '<script>one()</script><script>two()</script>',
  });
  const hashes = await collectInlineScripts(folder, ['a.html', 'b.html']);
  expect(hashes).toEqual([hashOfScript('one()'), hashOfScript('two()')].sort());
});

test('rejects a different inline script on every page', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index}.html`);
  const folder = publish(
    Object.fromEntries(names.map((name) => [name, `<script>show("${name}")</script>`])),
  );
  await expect(collectInlineScripts(folder, names)).rejects.toThrow(
    /^Pages contain 30 different scripts, .*show\("29\.html"\)/s,
  );
});
