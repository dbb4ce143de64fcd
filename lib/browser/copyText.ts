/**
 * Copies text. If the browser refuses, or has no clipboard because the page is not secure, shows the text to copy by
 * hand.
 *
 * @param text may be a promise: Safari lets a page write only while it handles the click
 * @returns whether the text was copied
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    try {
      const [{ offerText }, refused] = await Promise.all([import('./offerText'), text]);
      offerText(refused);
    } catch {
      // The text could not be loaded.
    }
    return false;
  }
}

async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
