import type { ReactNode } from 'react';
import type { Flag } from '@site/lib/marks';

const SHAPES: Readonly<Record<Flag, ReactNode>> = {
  new: <circle cx="8" cy="8" r="3.25" fill="currentColor" />,
  unstable: (
    <path
      d="M6 2.5h4M6.75 2.5v4L3.4 12.3a1 1 0 0 0 .87 1.5h7.46a1 1 0 0 0 .87-1.5L9.25 6.5v-4M5 10h6"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
    />
  ),
  planned: (
    <circle
      cx="8"
      cy="8"
      r="4.75"
      fill="none"
      stroke="currentColor"
      strokeDasharray="2.4 2.57"
      strokeWidth="1.5"
    />
  ),
};

/** Renders a dot for new, a flask for unstable, and a dashed ring for planned features. */
export default function FlagIcon({ flag }: { readonly flag: Flag }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      {SHAPES[flag]}
    </svg>
  );
}
