/**
 * Reads the text of a response and stops at the size limit, so that a huge response is never loaded completely.
 *
 * @throws RangeError if the response is longer than `mostBytes`
 */
export async function readLimited(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) {
    return '';
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new RangeError(`The answer is longer than ${mostBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
