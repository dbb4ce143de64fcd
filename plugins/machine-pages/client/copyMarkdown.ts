/**
 * Copies what an address answers.
 *
 * @returns whether it is on the clipboard; a browser that refuses is left alone
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}.`);
    }
    return response.text();
  });
  try {
    await write(text);
    return true;
  } catch {
    return false;
  }
}

/** Safari lets a page write only while it handles the click, to which the text may be handed in later. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
