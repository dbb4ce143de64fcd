import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

async function readTooltip(id: string) {
  const { page, demo } = await openDemo(id);
  const box = (await demo.locator('svg:has(> title)').boundingBox())!;
  // Just inside the left edge of the drawing area: the first place.
  await page.mouse.move(box.x + 55, box.y + box.height / 2, { steps: 4 });
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await tooltip.waitFor();
  return (await tooltip.locator('tbody tr').allInnerTexts()).map((row) =>
    row.replace(/\s+/g, ' ').trim(),
  );
}

describe('#stacked', () => {
  test('The tooltip shows the value of each part, not the sum', async () => {
    expect(await readTooltip('StackedAreas')).toEqual([
      'Audio 9 TB',
      'Photos 42 TB',
      'Video 18 TB',
    ]);
  });
});

describe('#percentage', () => {
  test('The `valueFormatter` of a series still receives the original value', async () => {
    expect(await readTooltip('ShareOfEachPart')).toEqual([
      'Letters 610 million, 76%',
      'Parcels 140 million, 17%',
      'Registered 52 million, 6%',
    ]);
  });
});

describe('#shared-cursor', () => {
  test('`useSvgRef()` gives the element to listen to, `useXScale()` turns the place of the pointer into an hour, and `ChartsReferenceLine` draws the cursor in both', async () => {
    const { page, demo } = await openDemo('SharedCursor');
    const cursors = demo.locator('.MuiChartsReferenceLine-line');
    const read = () => cursors.evaluateAll((all) => all.map((line) => line.getAttribute('d')));
    const [before] = await read();
    const box = (await demo.locator('svg:has(> title)').first().boundingBox())!;
    await page.mouse.move(box.x + 54, box.y + box.height / 2, { steps: 4 });
    const after = await read();
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(after[1]);
    expect(after[0]).not.toBe(before);
    expect(await demo.innerText()).toContain('Rain: 0 mm per hour');
  });
});
