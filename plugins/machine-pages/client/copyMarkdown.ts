import { copyText } from '../../../lib/browser/copyText';

/**
 * Copies what an address answers.
 *
 * @returns whether it is on the clipboard
 */
export function copyMarkdown(address: string): Promise<boolean> {
  return copyText(
    fetch(address).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return response.text();
    }),
  );
}
