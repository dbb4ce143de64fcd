import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

const MESSAGE = 'Cannot export an image with zero width or height';

describe('#image', () => {
  test('all charts of a page on which `html` and `body` have `height: 100%`', async () => {
    const { page, demo } = await openDemo('ExportFromButtons');
    const save = demo.getByRole('button', { name: 'Save PNG' });
    const download = page.waitForEvent('download');
    await save.click();
    expect((await download).suggestedFilename()).toContain('visitors');
    await page.addStyleTag({ content: 'html, html body { height: 100% !important }' });
    const message = page.waitForEvent('console', (each) => each.text().includes(MESSAGE));
    await save.click();
    expect((await message).text()).toContain('Height: 0px');
  });
});
