import type { Browser } from '@playwright/test';
import { newReader } from '../openSite.ts';
import type { Check } from '../check.ts';
import type { SitePage } from '../sitePages.ts';

/** One element of each type that a site's style sheet typically targets. */
const BARE_HTML = `<h1>a</h1><h2>a</h2><h3>a</h3><h4>a</h4><p>a <a href="#x">a</a> <strong>a</strong> <code>a</code>
<kbd>a</kbd> <small>a</small> <mark>a</mark></p><ul><li>a<ul><li>a</li></ul></li></ul><ol><li>a</li></ol>
<dl><dt>a</dt><dd>a</dd></dl><table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td></tr>
<tr><td>a</td></tr></tbody></table><button type="button">a</button><input type="text"><input type="checkbox">
<select><option>a</option></select><textarea>a</textarea><label>a</label><fieldset><legend>a</legend></fieldset>
<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><svg></svg><hr><pre>a</pre><blockquote>a</blockquote>
<details><summary>a</summary></details><figure><figcaption>a</figcaption></figure>`;

/** Compares bare elements inside a demo with the same elements in a document without style sheets. */
export async function checkElementStyles(
  browser: Browser,
  origin: string,
  { path }: SitePage,
  check: Check,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await newReader(browser, { colorScheme });
    const page = await context.newPage();
    try {
      await page.goto(origin + path, { waitUntil: 'load' });
      const differences = await page.evaluate(compareBareElements, BARE_HTML);
      check(`${path} keeps its element styles out of demos, ${colorScheme}`, differences);
    } finally {
      await context.close();
    }
  }
}

/** Runs in the page. */
async function compareBareElements(html: string): Promise<string[]> {
  // Text and box properties that elements in a demo are supposed to inherit from the page.
  const inherited = [
    'font-family',
    'font-size',
    'font-weight',
    'letter-spacing',
    'color',
    'color-scheme',
    'text-align',
    'direction',
    'text-rendering',
    '-webkit-font-smoothing',
    '-webkit-text-size-adjust',
    '-webkit-tap-highlight-color',
    'overflow-wrap',
    'word-break',
    'tab-size',
    'font-feature-settings',
    'font-variation-settings',
    'font-synthesis-weight',
    'font-optical-sizing',
    'hyphens',
    'text-wrap-mode',
    'text-wrap-style',
  ];
  // Properties that follow from the size of the boxes, which depends on the fixture's position.
  const geometric =
    /^(width|height|inline-size|block-size|perspective-origin|transform-origin|(top|left|right|bottom)|inset-.*)$/;
  const canvas = document.querySelector('[data-demo-canvas]');
  if (!canvas) {
    return ['there is no [data-demo-canvas] on the page'];
  }
  const inDemo = document.createElement('div');
  inDemo.innerHTML = html;
  canvas.append(inDemo);
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="${document.documentElement.lang}"><body></body></html>`;
  frame.style.width = `${inDemo.getBoundingClientRect().width}px`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const bareDocument = frame.contentDocument;
  const bareWindow = frame.contentWindow;
  if (!bareDocument || !bareWindow) {
    return ['the bare document could not be made'];
  }
  const bare = bareDocument.createElement('div');
  const around = getComputedStyle(inDemo);
  inherited.forEach((property) =>
    bare.style.setProperty(property, around.getPropertyValue(property)),
  );
  bare.style.lineHeight = inheritedLineHeight(inDemo);
  bare.innerHTML = html;
  bareDocument.body.append(bare);

  const expected = [...bare.querySelectorAll('*')];
  return [...inDemo.querySelectorAll('*')].flatMap((element, index) => {
    const twin = expected[index];
    if (!twin) {
      return [`<${element.tagName.toLowerCase()}> has no twin`];
    }
    const here = getComputedStyle(element);
    const there = bareWindow.getComputedStyle(twin);
    const differences = [...there]
      .filter((property) => !property.startsWith('--') && !geometric.test(property))
      .filter((property) => here.getPropertyValue(property) !== there.getPropertyValue(property))
      .map(
        (property) =>
          `${property} ${here.getPropertyValue(property)} instead of ${there.getPropertyValue(property)}`,
      );
    return differences.length > 0
      ? [`<${element.tagName.toLowerCase()}>: ${differences.slice(0, 6).join('; ')}`]
      : [];
  });

  /** Returns the inherited line height: a factor if the page sets it without a unit, otherwise a length. */
  function inheritedLineHeight(parent: Element): string {
    const large = document.createElement('div');
    large.style.fontSize = '100px';
    parent.append(large);
    const ofParent = getComputedStyle(parent);
    const ofChild = Number.parseFloat(getComputedStyle(large).lineHeight);
    large.remove();
    return ofChild === Number.parseFloat(ofParent.lineHeight)
      ? ofParent.lineHeight
      : String(ofChild / 100);
  }
}
