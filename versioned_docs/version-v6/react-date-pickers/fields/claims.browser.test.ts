import { describe, expectSoon, openDemo, test } from '@site/tests/claims/openDemo';

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
