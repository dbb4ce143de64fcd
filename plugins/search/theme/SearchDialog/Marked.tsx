import type { ReactNode } from 'react';
import type { MarkedText } from '../../types';

/** Text with the parts marked that match. */
export default function Marked({ pieces }: { readonly pieces: MarkedText }): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
