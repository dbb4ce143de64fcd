import { describe, expectSoon, openDemo, test } from '@site/tests/claims/openDemo';

describe('#accessible-dom-structure', () => {
  test('Typing works as before', async () => {
    const { page, demo } = await openDemo('InputOrSections');
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('12252026');
    await expectSoon(() => demo.locator('input').nth(1).inputValue(), '12/25/2026');
  });
});

describe('#pasting', () => {
  test('If nothing matches, the field handles the event', async () => {
    const { demo } = await openDemo('PasteOtherFormats');
    const input = demo.getByLabel('Invoice date');
    await input.click();
    const paste = (text: string) =>
      input.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await paste('24.12.2024');
    await expectSoon(() => input.inputValue(), '12/24/2024');
    await paste('01/02/2022');
    await expectSoon(() => input.inputValue(), '01/02/2022');
  });
});
