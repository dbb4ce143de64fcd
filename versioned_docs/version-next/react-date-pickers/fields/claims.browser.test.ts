import { describe, expectSoon, openDemo, test } from '@site/tests/claims/openDemo';

describe('#accessible-dom-structure', () => {
  test('Typing works in the same way in both', async () => {
    const { page, demo } = await openDemo('InputOrSections');
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('12252026');
    await expectSoon(() => demo.locator('input').nth(1).inputValue(), '12/25/2026');
    await demo.getByRole('textbox', { name: 'One input' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('12252026');
    await expectSoon(() => demo.locator('input').nth(0).inputValue(), '12/25/2026');
  });
});

describe('#pasting', () => {
  test('If nothing matches, the field handles the event', async () => {
    const { demo } = await openDemo('PasteOtherFormats');
    const field = demo.getByRole('group', { name: 'Invoice date' });
    const month = field.getByRole('spinbutton', { name: 'Month' });
    const text = () => field.locator('input').inputValue();
    await month.click();
    const paste = (pasted: string) =>
      month.evaluate((element, pastedText) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pastedText);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, pasted);
    await paste('24.12.2024');
    await expectSoon(text, '12/24/2024');
    await paste('01/02/2022');
    await expectSoon(text, '01/02/2022');
  });
});
