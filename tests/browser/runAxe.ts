import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from '@playwright/test';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { LICENSE_WATERMARK } from './knownFaults/licenseMessages.ts';
import { PACKAGE_FAULTS } from './knownFaults/packageFaults.ts';

const axeSource = readFileSync(
  createRequire(join(SITE_DIR, 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const ELEMENTS_SHOWN = 3;
const WATERMARK_MARK = 'data-license-watermark';
/** Rows from a demo's own server load within this time. Demos that show the loading state itself never finish. */
const MAX_LOAD_MS = 4_000;

/** A page, or a frame inside it. */
type Document = Page | Frame;

interface AxeOptions {
  /** Selector of the part to check; the whole document by default. */
  readonly part?: string;
  /** Selectors of parts to skip. */
  readonly without?: readonly string[];
  /** Ids of the rules to run; all by default. */
  readonly rules?: readonly string[];
}

/**
 * Finds accessibility faults with every rule of axe, including best practices.
 *
 * @param folder folder of the hand-written page, which determines the accepted faults
 * @returns one message for each violated rule
 */
export async function runAxe(
  page: Document,
  folder: string | undefined,
  { part = 'html', without = [], rules }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource);
  }
  await page.evaluate(markWatermarks, {
    pattern: LICENSE_WATERMARK.source,
    attribute: WATERMARK_MARK,
  });
  await waitForRows(page);
  const { violations } = await page.evaluate(
    ({ exclude, include, only }) =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
        // Rules about whole documents do not apply to a part.
        { ...(include !== 'html' && { include: [[include]] }), exclude },
        // A frame with an opaque origin cannot reload style sheets, which only one rule needs.
        {
          resultTypes: ['violations'],
          // Frames have an opaque origin, so axe cannot access their content; they are checked separately.
          iframes: false,
          preload: include === 'html',
          ...(only && { runOnly: only }),
        },
      ),
    {
      exclude: [`[${WATERMARK_MARK}]`, ...without].map((selector) => [selector]),
      include: part,
      only: rules && [...rules],
    },
  );
  const faults = PACKAGE_FAULTS.filter((fault) => folder?.startsWith(`${fault.folder}/`));
  const messages: string[] = [];
  for (const { id, help, nodes } of violations) {
    const left = await withoutKnown(
      page,
      nodes,
      faults.filter(({ rule }) => rule === id),
    );
    if (left.length > 0) {
      messages.push(`axe ${id}: ${help}; ${left.length} elements\n${describe(left)}`);
    }
  }
  return messages;
}

/** Elements that change while axe runs would not match the known faults. */
async function waitForRows(page: Document): Promise<void> {
  await page
    .waitForFunction(
      () => !document.querySelector('.MuiDataGrid-root .MuiCircularProgress-root'),
      undefined,
      { timeout: MAX_LOAD_MS },
    )
    .catch(() => undefined);
}

type Nodes = AxeResults['violations'][number]['nodes'];

async function withoutKnown(
  page: Document,
  nodes: Nodes,
  faults: readonly { selector: string }[],
): Promise<Nodes> {
  if (faults.length === 0) {
    return nodes;
  }
  const known = await page.evaluate(
    ({ targets, selectors }) =>
      targets.map((target) => {
        const element = document.querySelector(target);
        return selectors.some((selector) => element?.matches(selector));
      }),
    {
      targets: nodes.map(({ target }) => String(target.at(-1))),
      selectors: faults.map(({ selector }) => selector),
    },
  );
  return nodes.filter((_, index) => !known[index]);
}

function describe(nodes: Nodes): string {
  return nodes
    .slice(0, ELEMENTS_SHOWN)
    .map(({ target, html, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
      return `  ${target.join(' ')}\n    ${html.slice(0, 160)}\n    ${reasons.join(' ').slice(0, 240)}`;
    })
    .join('\n');
}

/** Runs in the page. */
function markWatermarks({ pattern, attribute }: { pattern: string; attribute: string }): void {
  const watermark = new RegExp(pattern);
  for (const element of document.querySelectorAll(':is([data-demo-canvas], #demo) div')) {
    if (element.childElementCount === 0 && watermark.test(element.textContent ?? '')) {
      element.setAttribute(attribute, '');
    }
  }
}
