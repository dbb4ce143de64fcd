import { findUnmarked } from '../collectUnmarked';

test('finds statements about behavior without a claim or a link', () => {
  const page = `---
title: Before and after
---

## What stays {/* #stays */}

The grid returns the rows. {/* claim */} It does not sort them. A click opens the row.

The order stays, see [Sorting](../sorting/index.mdx). Nothing is lost: the grid throws first.

\`\`\`tsx
throw new Error('Nothing returns.');
\`\`\`
`;
  expect(findUnmarked(page)).toEqual([
    'It does not sort them.',
    'Nothing is lost: the grid throws first.',
  ]);
});
