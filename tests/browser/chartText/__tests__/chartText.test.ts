import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../../../lib/chromium/launchChromium.ts';
import { findTextFaults } from '../findTextFaults.ts';
import { readChartTexts } from '../readChartTexts.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});

afterAll(() => browser.close());

/** Draws a chart of 300 by 100 pixels and finds faults in its texts. */
async function look(content: string): Promise<string[]> {
  await page.setContent(
    `<div data-demo="Sales"><svg class="css-13aj9tn" width="300" height="100"
      style="font: 12px sans-serif; overflow: visible">${content}</svg></div>`,
  );
  return (await page.evaluate(readChartTexts)).flatMap(findTextFaults);
}

const text = (x: number, y: number, label: string, attributes = '') =>
  `<text x="${x}" y="${y}" ${attributes}>${label}</text>`;

test('accepts labels side by side, rotated labels, and lines of one text', async () => {
  const turned = [40, 60, 80, 100].map((x) =>
    text(x, 60, 'September', `transform="rotate(-60 ${x} 60)" text-anchor="middle"`),
  );
  expect(await look(text(10, 95, 'January') + text(100, 95, 'February') + turned)).toEqual([]);
});

test('reports a label that leaves the box as cut off', async () => {
  expect(await look(text(270, 50, 'Frankfurt am Main'))).toEqual([
    'demo Sales: "Frankfurt am Main" is cut off at the edge of its chart',
  ]);
});

test('reports labels that overlap', async () => {
  expect(await look(text(10, 50, 'January') + text(30, 52, 'February'))).toEqual([
    'demo Sales: "January" overlaps "February"',
  ]);
});

test('ignores hidden and empty labels', async () => {
  const hidden = text(12, 50, 'Hidden', 'style="visibility: hidden"');
  const faded = `<g opacity="0">${text(12, 50, 'Faded')}</g>`;
  expect(await look(text(10, 50, 'January') + hidden + faded + text(10, 50, ''))).toEqual([]);
});

test('accepts a legend next to a slice, but not on it', async () => {
  const slice = '<path class="MuiPieArc-root" d="M 100 0 L 200 0 L 200 100 L 100 100 Z" />';
  const legend = (x: number) => `<g class="MuiChartsLegend-root">${text(x, 50, 'Solar')}</g>`;
  expect(await look(slice + legend(210))).toEqual([]);
  expect(await look(slice + legend(150))).toEqual([
    'demo Sales: "Solar" of the legend covers the drawing',
  ]);
});
