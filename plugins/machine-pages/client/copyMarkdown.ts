import { copyText } from '../../../lib/browser/copyText';

/**
 * Copies the response of an address.
 *
 * @returns whether the clipboard accepted it
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
