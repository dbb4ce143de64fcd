import { Globby } from '@docusaurus/utils';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../../../lib/siteDir';

/** Finds the demos that keep a picker open inside the page. */
async function findOpenPickers(): Promise<string[]> {
  const files = await Globby(
    '{docs,versioned_docs/*}/react-date-pickers/**/*{Anatomy,Controls}.tsx',
    {
      cwd: SITE_DIR,
      ignore: ['**/node_modules/**'],
    },
  );
  return files.filter((file) => /^\s+open$/m.test(readFileSync(join(SITE_DIR, file), 'utf8')));
}

// On touch devices, the mobile variant would cover the page with a dialog that cannot be closed.
test('pickers that are kept open show the desktop variant on all devices', async () => {
  const files = await findOpenPickers();
  const mobile = files.filter(
    (file) =>
      !readFileSync(join(SITE_DIR, file), 'utf8').includes('desktopModeMediaQuery="@media all"'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(mobile).toEqual([]);
});
