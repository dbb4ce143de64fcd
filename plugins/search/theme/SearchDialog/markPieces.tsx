import type { ReactNode } from 'react';
import type { MarkedText } from '../../types';

/** Text with the parts marked that match. No component: each key renders dozens of these. */
export function markPieces(pieces: MarkedText): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
