import lzString from 'lz-string';
import type { FrameLocator, Page } from '@playwright/test';
import { bringToLife } from '../../../lib/demo-heights/measureDemo.ts';
import type { Check } from '../check.ts';
import type { ConsoleWatch } from '../watchConsole.ts';
import type { SitePage } from '../sitePages.ts';

const SETTLE_MS = 700;
const COLOR = { hex: '#b00020', computed: 'rgb(176, 0, 32)' };

/** Attributes of the root element that hold the page's settings, each with a value that is not the default. */
const SETTINGS = {
  'data-theme': 'dark',
  dir: 'rtl',
  'data-dense': '',
  'data-spacing': '14',
  'data-palette': JSON.stringify({ primary: { main: COLOR.hex }, secondary: { main: COLOR.hex } }),
} as const;

type Setting = keyof typeof SETTINGS;

/**
 * Changes the page's settings one after the other, and checks that its demos follow, both in the page and in a frame.
 */
export async function checkDemoSettings(
  page: Page,
  watch: ConsoleWatch,
  origin: string,
  { path, folder = '' }: SitePage,
  check: Check,
): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' });
  for (const demo of await page.$$('[data-demo]')) {
    await bringToLife(page, demo);
  }
  for (const setting of Object.keys(SETTINGS) as Setting[]) {
    check(`${path}: ${setting} reaches demos`, await changeSetting(page, setting));
  }
  const frame = await openProbe(page, origin + path, folder);
  check(`${path}: settings reach the frame`, await changeAll(page, frame));
  check(`${path}: nothing went wrong with other settings`, watch.take());
}

async function changeSetting(page: Page, setting: Setting): Promise<string[]> {
  const before = await page.evaluate(readLooks);
  const old = await page.getAttribute('html', setting);
  await setAttribute(page, setting, SETTINGS[setting]);
  await page.waitForTimeout(SETTLE_MS);
  const after = await page.evaluate(readLooks);
  const hasColor = JSON.stringify(after).includes(COLOR.computed);
  await setAttribute(page, setting, old);
  await page.waitForTimeout(SETTLE_MS);
  const followed = Object.keys(before).filter((id) => before[id] !== after[id]);
  const mustAll = setting === 'data-theme' || setting === 'dir';
  const left = Object.keys(before).filter((id) => !followed.includes(id));
  return [
    ...(followed.length > 0 ? [] : ['no demo looks different']),
    ...(mustAll && left.length > 0 ? [`${left.join(', ')} look as before`] : []),
    ...(setting !== 'data-palette' || hasColor ? [] : ['the color is nowhere to be seen']),
  ];
}

async function setAttribute(page: Page, name: string, value: string | null): Promise<void> {
  await page.evaluate(
    ([attribute, text]) => {
      if (text === null) {
        document.documentElement.removeAttribute(attribute);
      } else {
        document.documentElement.setAttribute(attribute, text);
      }
    },
    [name, value] as const,
  );
}

/** Runs in the page: returns all computed styles of each demo that settings may change, as a single string. */
export function readLooks(): Record<string, string> {
  const names = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const;
  const sizes = ['padding', 'margin', 'gap', 'height', 'direction'] as const;
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].map((section) => [
      section.dataset.demo ?? '',
      [...section.querySelectorAll('[data-demo-content] *')]
        .map((element) => {
          const style = getComputedStyle(element);
          return [...names, ...sizes].map((name) => style[name]).join();
        })
        .join('\n'),
    ]),
  );
}

/** Opens an address whose code renders the properties of the surrounding theme. */
async function openProbe(page: Page, address: string, folder: string): Promise<FrameLocator> {
  const demo = page.locator('[data-demo]').first();
  const id = await demo.getAttribute('data-demo');
  const file = (await demo.locator('[data-tool]').first().textContent()) ?? '';
  const library = folder.includes('version-v4') ? '@material-ui/core' : '@mui/material';
  const probe = `import Box from '${library}/Box';
import Button from '${library}/Button';
import { useTheme } from '${library}/styles';

export default function Probe() {
  const { palette, direction } = useTheme();
  return (
    <Box id="probe" p={1} data-mode={palette.mode ?? palette.type} data-direction={direction}>
      <Button color="primary" variant="contained">Probe</Button>
    </Box>
  );
}
`;
  const code = lzString.compressToEncodedURIComponent(JSON.stringify({ [file]: probe }));
  await page.goto('about:blank');
  await page.goto(`${address}#demo-${id}?code=${code}`, { waitUntil: 'load' });
  await demo.getByRole('button', { name: 'Run this code' }).click();
  const frame = demo.frameLocator('iframe');
  await frame.locator('#probe').waitFor();
  return frame;
}

async function changeAll(page: Page, frame: FrameLocator): Promise<string[]> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await setAttribute(page, name, value);
  }
  await page.waitForTimeout(SETTLE_MS);
  const found = await frame.locator('#probe').evaluate((box) => {
    const button = box.querySelector('button');
    return {
      mode: (box as HTMLElement).dataset.mode,
      direction: (box as HTMLElement).dataset.direction,
      padding: getComputedStyle(box).paddingTop,
      color: button ? getComputedStyle(button).backgroundColor : '',
      isSmall: /[sS]izeSmall/.test(button?.className ?? ''),
    };
  });
  const wanted = {
    mode: 'dark',
    direction: 'rtl',
    padding: `${SETTINGS['data-spacing']}px`,
    color: COLOR.computed,
    isSmall: true,
  };
  return (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((name) => found[name] !== wanted[name])
    .map((name) => `${name} is ${found[name]} instead of ${wanted[name]}`);
}
