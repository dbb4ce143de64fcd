import { createMdxParser } from '../../../lib/mdx/createMdxParser';
import { readSections } from '../collect/readSections';

const PAGE = `---
title: Sorting
---

Rows come in *order*, at HH:mm. See [another page](./x.mdx) for \`sortModel\`.

<Demo id="SortRows" />

## Several columns <PlanTag plan="pro" /> <FlagTag flag="new" /> {/* #several */}

\`\`\`tsx
const hidden = 1;
\`\`\`

| Key | Effect |
| --- | --- |
| <kbd>Shift</kbd> | Keeps the others |

:::note[Mind the order]
The first one counts.
:::

### Without an id

- One
- Two

<FeatureTable of="charts" />
`;

async function read(text: string) {
  const parse = await createMdxParser();
  return readSections(parse(text), ({ name }) => (name === 'FeatureTable' ? 'Zooming' : ''));
}

describe('readSections', () => {
  it('splits a page at its headings and omits code and demos', async () => {
    expect(await read(PAGE)).toEqual({
      sections: [{ anchor: 'several', heading: 'Several columns', plan: 'pro', flags: ['new'] }],
      texts: [
        'Rows come in order, at HH:mm. See another page for sortModel.',
        'Key Effect Shift Keeps the others Mind the order The first one counts. Without an id One Two Zooming',
      ],
    });
  });

  it('reads the messages that a section quotes, one per line, and their text', async () => {
    const page = [
      '## Hydration {/* #hydration */}',
      '```text quoted\nHydration failed on the …\n\nText did not match. Server: … Client: …\n```',
      '```text\nnot a message\n```',
    ].join('\n\n');
    expect(await read(page)).toEqual({
      sections: [
        {
          anchor: 'hydration',
          heading: 'Hydration',
          messages: [
            ['Hydration failed on the ', ''],
            ['Text did not match. Server: ', ' Client: ', ''],
          ],
        },
      ],
      texts: ['', 'Hydration failed on the … Text did not match. Server: … Client: …'],
    });
  });
});
