import type { ReactNode } from 'react';
import type { MarkedText } from '../../types';

/** Renders text with its matches marked. Not a component, because each key renders dozens of them. */
export function markPieces(pieces: MarkedText): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
