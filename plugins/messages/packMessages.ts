import type { MessageDoc, PackedMessages } from './types';

/** Reduces messages to the data for finding them by their text: the literal parts, including line breaks. */
export function packMessages(
  messages: readonly Pick<MessageDoc, 'family' | 'id' | 'parts'>[],
): PackedMessages {
  const packed: Record<string, [string, string[]][]> = {};
  for (const { family, id, parts } of messages) {
    packed[family] ??= [];
    packed[family].push([id, parts.map((part) => (typeof part === 'string' ? part : ''))]);
  }
  return packed;
}
