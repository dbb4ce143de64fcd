import type { MessageDoc, PackedMessages } from './types';

/** Takes from messages what it needs to find one by its text: what is literal in it, with its line breaks. */
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
