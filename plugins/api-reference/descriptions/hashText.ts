import { createHash } from 'node:crypto';

/**
 * Length of a hash in a readable key. Among ten thousand texts, the probability of a collision is about 1 in 10,000.
 */
const LENGTH = 10;

/** Returns a hash of an English text that ignores line breaks. */
export function hashText(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}
