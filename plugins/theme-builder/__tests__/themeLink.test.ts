import { compressToEncodedURIComponent } from 'lz-string';
import { PRESETS } from '../model/presets';
import { readThemeLink, writeThemeLink } from '../model/themeLink';

const pack = (value: unknown): string =>
  `#theme=${compressToEncodedURIComponent(JSON.stringify(value))}`;

test.each(PRESETS)('a link contains the preset $id', async ({ values }) => {
  const settings = { mode: 'dark', direction: 'rtl' } as const;
  const fragment = await writeThemeLink({ version: 'v6', values }, settings);
  expect(readThemeLink(fragment)).toEqual({
    choice: { version: 'v6', values },
    settings,
    leftOut: [],
  });
});

test('leaves out values that no control has, and reports them', () => {
  const { choice, leftOut } = readThemeLink(
    pack({ radius: 8, spacing: 900, font: "x'; alert(1); '", 'grid.hover': 'url(x)', other: 1 }),
  );
  expect(choice).toEqual({ values: { radius: 8 } });
  expect(leftOut).toEqual(['spacing', 'font', 'grid.hover', 'other']);
});

test.each(['#theme=broken', '#version=../x', '#mode=pink', pack([1]), pack(null)])(
  'reports that %j cannot be used',
  (fragment) => {
    const { choice, leftOut } = readThemeLink(fragment);
    expect(choice).toEqual({});
    expect(leftOut).toHaveLength(1);
  },
);
