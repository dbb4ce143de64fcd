import { createHash } from 'node:crypto';

/** Short enough for a key that people read; two of some ten thousand texts meet once in ten thousand times. */
const LENGTH = 10;

/** Tells English texts apart by what they say: how a package breaks its lines makes no difference. */
export function hashText(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}
