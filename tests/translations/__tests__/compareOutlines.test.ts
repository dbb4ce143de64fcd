import { compareOutlines } from '../compareTranslations.ts';
import { readOutline } from '../readOutline.ts';

const english = readOutline(`---
title: Sorting
components: [DataGrid]
---

## Sort by one column {/* #one-column */}

<Demo id="SortByOneColumn" />

\`\`\`md
## Not a heading {/* #fenced */}
\`\`\`

### Plan <PlanTag plan="pro" /> {/* #plan */}
`);

it('reads headings, demos and facts, but nothing from code', () => {
  expect(english).toEqual({
    headings: ['## #one-column', '### #plan'],
    demos: ['SortByOneColumn'],
    facts: ['components: [DataGrid]'],
  });
});

it('ignores the title', () => {
  const chinese = { ...english };
  expect(compareOutlines(english, chinese)).toEqual([]);
});

it('reports the first difference of each part: a different id, an additional heading, a missing demo', () => {
  const chinese = readOutline(`---
title: 排序
components: [DataGrid]
plan: pro
---

## 按一列排序

### 套餐 {/* #plan */}
`);
  expect(compareOutlines(english, chinese)).toEqual([
    'headings differ from the English page at number 1: "## #one-column" there, "## (no id)" here',
    'demos differ from the English page at number 1: "SortByOneColumn" there, "nothing" here',
    'facts differ from the English page at number 2: "nothing" there, "plan: pro" here',
  ]);
});
