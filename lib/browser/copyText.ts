/**
 * Copies text. A browser that refuses, or a page that is not secure and has no clipboard, shows the text to copy by hand.
 *
 * @param text may come later: Safari lets a page write only while it handles the click
 * @returns whether the clipboard took it
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
      // The text itself could not be loaded.
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
