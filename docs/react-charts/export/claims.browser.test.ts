import type { Page } from '@playwright/test';
import { describe, expect, openDemo, test } from '@site/tests/claims/openDemo';

async function saved(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await waiting).createReadStream()) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

describe('#svg', () => {
  test('The file needs no style sheet: all `class` and `style` attributes are removed, and CSS variables are replaced with their values', async () => {
    const { page } = await openDemo('DownloadSvg');
    await page.waitForTimeout(500);
    const text = (await saved(page, 'Download SVG')).toString();
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/);
    expect(text).not.toMatch(/ (class|style)=/);
    expect(text).not.toContain('var(');
    expect(text).toContain('>Cable car</tspan>');
  });

  test('Positions and sizes of bars are CSS on the page, and attributes in the file', async () => {
    const { page, demo } = await openDemo('DownloadSvg');
    await page.waitForTimeout(500);
    const bar = demo.locator('rect.MuiBarElement-root').first();
    const inPage = await bar.evaluate((rect) => ({
      width: rect.getAttribute('width'),
      height: (rect as SVGRectElement).style.height,
    }));
    expect(inPage.width).toBeNull();
    const text = (await saved(page, 'Download SVG')).toString();
    const heights = [...text.matchAll(/<rect[^>]*fill="rgb[^>]* height="([\d.]+px)"/g)];
    expect(heights.map(([, height]) => height)).toContain(inPage.height);
    expect(text).toMatch(/<rect[^>]* transform="matrix\(/);
  });
});

describe('#png', () => {
  test('Lines and text stay sharp, because the SVG is drawn at that size', async () => {
    const { page, demo } = await openDemo('DownloadPng');
    await page.waitForTimeout(500);
    const width = Number(await demo.locator('svg:has(title)').first().getAttribute('width'));
    const png = await saved(page, 'Download PNG');
    // Width and height of a PNG are the numbers at its 16th and 20th byte.
    expect(png.readUInt32BE(16)).toBe(width * 2);
    expect(png.readUInt32BE(20)).toBe(520);
    await page.getByRole('status').getByText('Saved tide.png').waitFor();
  });
});

describe('#fixed-size', () => {
  test('The file has the same size and the light colors on a phone and in dark mode', async () => {
    const { page } = await openDemo('SameFileEverywhere', { phone: true });
    await page.waitForTimeout(500);
    const text = (await saved(page, 'Download 960 × 540, light')).toString();
    expect(text).toContain('width="960" height="540"');
    expect(text).toContain('rgba(0, 0, 0, 0.87)');
  });
});

describe('#clipboard', () => {
  test('The clipboard then contains a PNG', async () => {
    const { page } = await openDemo('CopyToClipboard');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy image' }).click();
    await page.getByRole('status').getByText('Copied').first().waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toEqual(['image/png']);
  });
});

describe('#print', () => {
  test('Charts are not measured again for printing', async () => {
    const { page, demo } = await openDemo('DownloadSvg');
    await page.waitForTimeout(500);
    const svg = demo.locator('svg:has(title)').first();
    const before = await svg.getAttribute('width');
    await svg.evaluate((element) => {
      window.matchMedia('print').addEventListener('change', ({ matches }) => {
        if (matches) {
          element.setAttribute('data-printed', element.getAttribute('width') ?? '');
        }
      });
    });
    await page.pdf({ format: 'A4' });
    expect(await svg.getAttribute('data-printed')).toBe(before);
  });

  test('Set width while the browser prints', async () => {
    const { page, demo } = await openDemo('PrintAtPageWidth');
    await page.waitForTimeout(500);
    const svg = demo.locator('svg:has(title)').first();
    const before = await svg.getAttribute('width');
    const during = await svg.evaluate((element) => {
      window.dispatchEvent(new Event('beforeprint'));
      return element.getAttribute('width');
    });
    expect(during).toBe('680');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.waitForTimeout(300);
    expect(await svg.getAttribute('width')).toBe(before);
  });
});
