import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImageList, { type ImageListProps } from '@mui/material/ImageList';
import ImageListItem, { type ImageListItemProps } from '@mui/material/ImageListItem';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import ImageListItemBar, { type ImageListItemBarProps } from '@mui/material/ImageListItemBar';

const VARIANTS = ['standard', 'quilted', 'woven', 'masonry'] as const;

function show(props: Partial<ImageListProps> = {}, item: ImageListItemProps = {}) {
  render(
    <ImageList data-testid="list" {...props}>
      <ImageListItem data-testid="item" {...item}>
        {item.children ?? <img alt="Pilsum" />}
      </ImageListItem>
    </ImageList>,
  );
  return { list: get('list'), item: get('item') };
}
function showBar(props: ImageListItemBarProps = {}) {
  show(
    {},
    {
      children: [
        <img key="img" alt="" />,
        <ImageListItemBar key="bar" title="Pilsum" subtitle="Built in 1889" {...props} />,
      ],
    },
  );
  return part('root');
}
const get = (id: string) => {
  const found = screen.getAllByTestId(id);
  return found[found.length - 1]!;
};
const part = (name: string) => {
  const found = document.querySelectorAll(`.MuiImageListItemBar-${name}`);
  return found[found.length - 1]!;
};
const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, '')))
    .filter((text) =>
      [...element.classList].some((name) => name.startsWith('css-') && text.includes(`.${name}`)),
    )
    .join('\n');

describe('#basic', () => {
  test('`cols` sets the number of columns, which is 2 by default, and `gap` sets the space between items, which is 4 pixels', () => {
    const { list } = show();
    expect(list.style.gridTemplateColumns).toBe('repeat(2, 1fr)');
    expect(list.style.gap).toBe('4px');
    const other = show({ cols: 5, gap: 12 }).list;
    expect(other.style.gridTemplateColumns).toBe('repeat(5, 1fr)');
    expect(other.style.gap).toBe('12px');
  });

  test("the picture then fills the width of the item, and is cropped when its proportions don't match those of the item", () => {
    for (const variant of VARIANTS) {
      const { item } = show({ variant });
      expect(item.querySelector('img')).toHaveClass('MuiImageListItem-img');
      expect(rulesOf(item)).toMatch(
        /\.MuiImageListItem-img{[^}]*object-fit:cover;[^}]*width:100%;/,
      );
    }
  });
});

describe('#titles', () => {
  test('`ImageListItemBar` adds a `title` and a `subtitle`, each in a single line that ends with an ellipsis if the text is too long', () => {
    showBar();
    for (const name of ['title', 'subtitle']) {
      expect(rulesOf(part(name))).toContain('text-overflow:ellipsis');
      expect(rulesOf(part(name))).toContain('white-space:nowrap');
      expect(rulesOf(part(name))).toContain('overflow:hidden');
    }
  });

  test('`actionIcon` adds an element, such as a button, at the end of the bar, or at its start with `actionPosition="left"`', () => {
    const bar = showBar({ actionIcon: <button>Favorite</button> });
    expect(rulesOf(bar)).toContain('display:flex');
    expect(bar.lastElementChild).toBe(part('actionIcon'));
    expect(rulesOf(part('actionIcon'))).not.toContain('order');
    showBar({ actionIcon: <button>Favorite</button>, actionPosition: 'left' });
    expect(rulesOf(part('actionIcon'))).toContain('order:-1');
  });

  test('The bar covers the lower edge of the picture, or the upper edge with `position="top"`', () => {
    const lower = rulesOf(showBar());
    expect(lower).toMatch(/position:absolute;[^}]*bottom:0/);
    expect(lower).not.toMatch(/[;{]top:0/);
    const upper = rulesOf(showBar({ position: 'top' }));
    expect(upper).toMatch(/position:absolute;[^}]*top:0/);
    expect(upper).not.toMatch(/[;{]bottom:0/);
  });

  test('Use it with the variants `standard` and `masonry`, because in the others the picture fills the height of the item', () => {
    for (const variant of VARIANTS) {
      const { item } = show({ variant, rowHeight: variant === 'quilted' ? 100 : 'auto' });
      const { height } = getComputedStyle(item.querySelector('img')!);
      // In `masonry`, the item has no height, so 100% of it is `auto`.
      const isFilled = height === '100%' && item.style.height !== 'auto';
      expect(isFilled).toBe(variant === 'quilted' || variant === 'woven');
    }
  });

  test('`position="below"` puts the text under the picture, without a background', () => {
    expect(rulesOf(showBar())).toMatch(/position:absolute;[^}]*bottom:0/);
    const bar = showBar({ position: 'below' });
    expect(getComputedStyle(bar).position).toBe('relative');
    expect(rulesOf(bar)).toContain('background:transparent');
    expect(bar.previousElementSibling?.tagName).toBe('IMG');
  });
});

describe('#quilted', () => {
  test('The height of an item includes the gaps between its rows: two rows of 100 pixels with a gap of 8 are 208 pixels high', () => {
    for (const [rows, height] of [
      [1, '100px'],
      [2, '208px'],
      [3, '316px'],
    ] as const) {
      const { item } = show({ variant: 'quilted', rowHeight: 100, gap: 8 }, { rows, cols: 2 });
      expect(item.style.height).toBe(height);
      expect(item.style.gridRowEnd).toBe(`span ${rows}`);
      expect(item.style.gridColumnEnd).toBe('span 2');
    }
  });

  test('Without `rowHeight`, items have the height `auto`, so the pictures determine the height of each row', () => {
    for (const rows of [1, 2, 5]) {
      const { list, item } = show({ variant: 'quilted' }, { rows });
      expect(item.style.height).toBe('auto');
      expect(item.style.gridRowEnd).toBe(`span ${rows}`);
      expect(rulesOf(list)).not.toMatch(/grid-(auto|template)-rows|align-items/);
    }
  });
});

describe('#variants', () => {
  test('`variant` is `standard` by default', () => {
    const { list, item } = show();
    expect(list).toHaveClass('MuiImageList-standard');
    expect(item).toHaveClass('MuiImageListItem-standard');
  });

  test('`woven` gives every second item 70% of the height of its row, and ignores `rowHeight`', () => {
    const { item } = show({ variant: 'woven' });
    expect(rulesOf(item)).toMatch(/:nth-of-type\(even\){height:70%;}/);
    expect(item.style.height).toBe('');
    const { item: tall, list } = show({ variant: 'woven', rowHeight: 300 }, { rows: 2 });
    expect(tall.style.height).toBe('');
    expect(rulesOf(tall)).toBe(rulesOf(item));
    expect(list.outerHTML).not.toContain('300');
    expect(rulesOf(show({ variant: 'quilted' }).item)).not.toContain('70%');
  });

  test('`masonry` keeps the proportions of each picture, unless you set `rowHeight`', () => {
    for (const [rowHeight, height] of [
      ['auto', 'auto'],
      [120, '120px'],
    ] as const) {
      const { item } = show({ variant: 'masonry', rowHeight });
      expect(item.style.height).toBe(height);
      expect(getComputedStyle(item.querySelector('img')!).height).toBe('100%');
    }
  });

  test('`masonry` uses CSS columns', () => {
    const { list, item } = show({ variant: 'masonry', cols: 4, gap: 10 });
    expect(getComputedStyle(list).display).toBe('block');
    expect(list.style.columnCount).toBe('4');
    expect(list.style.columnGap).toBe('10px');
    expect(item.style.marginBottom).toBe('10px');
  });

  test('In this variant, `cols` of an item has no effect', () => {
    const html = (cols: number) => {
      const { item } = show({ variant: 'masonry', rowHeight: 50 }, { cols });
      return item.outerHTML;
    };
    expect(html(3)).toBe(html(1));
    const { item } = show({ variant: 'quilted' }, { cols: 3 });
    expect(item.style.gridColumnEnd).toBe('span 3');
  });
});

describe('#responsive', () => {
  const columns = 'repeat(auto-fill, minmax(130px, 1fr))';

  test('The list writes the columns to its `style` attribute, which also takes precedence over `sx`; override them with `style`:', () => {
    const { list } = show({ cols: 3, sx: { gridTemplateColumns: columns } });
    expect(list.style.gridTemplateColumns).toBe('repeat(3, 1fr)');
    const other = show({ cols: 3, style: { gridTemplateColumns: columns } }).list;
    expect(other.style.gridTemplateColumns).toBe(columns);
    const masonry = show({ variant: 'masonry', cols: 3, sx: { columnCount: 5 } }).list;
    expect(masonry.style.columnCount).toBe('3');
  });

  test('To choose a number for each breakpoint, remove the inline value and use `sx`:', () => {
    const { list } = show({
      style: { gridTemplateColumns: undefined },
      sx: { gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' } },
    });
    expect(list.style.gridTemplateColumns).toBe('');
    expect(rulesOf(list)).toMatch(/min-width:900px\){[^}]*grid-template-columns:repeat\(4,1fr\)/);
    const masonry = show({
      variant: 'masonry',
      style: { columnCount: undefined },
      sx: { columnCount: { xs: 2, md: 4 } },
    }).list;
    expect(masonry.style.columnCount).toBe('');
    expect(rulesOf(masonry)).toMatch(/min-width:900px\){[^}]*column-count:4/);
  });
});

describe('#clickable', () => {
  test("`ImageListItem` is not a button, and can't be reached with the keyboard", async () => {
    show({}, { onClick: () => {} });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('style the picture with `objectFit`, because only direct children are styled', () => {
    for (const children of [
      <a key="link" href="#pilsum">
        <img alt="Pilsum" />
      </a>,
      <React.Fragment key="fragment">
        <img alt="Pilsum" />
      </React.Fragment>,
    ]) {
      const { item } = show({}, { children });
      expect(item.querySelector('img')).not.toHaveClass('MuiImageListItem-img');
    }
  });

  test('An image component, such as that of a framework, is styled like an `<img>` if its `muiName` is `Image`, and receives the class as `className`', () => {
    function Picture({ className }: { readonly className?: string }) {
      return <img alt="Pilsum" className={className} />;
    }
    expect(show({}, { children: <Picture /> }).item.querySelector('img')).not.toHaveAttribute(
      'class',
    );
    Picture.muiName = 'Image';
    expect(
      show({}, { children: <Picture className="own" /> }).item.querySelector('img'),
    ).toHaveClass('MuiImageListItem-img', 'own');
  });

  test('Otherwise, set `className="MuiImageListItem-img"` on the component', () => {
    function Photo({ className }: { readonly className?: string }) {
      return <img alt="Pilsum" className={className} />;
    }
    const widthOf = (children: React.ReactNode) =>
      getComputedStyle(show({}, { children }).item.querySelector('img')!).width;
    expect(widthOf(<Photo />)).not.toBe('100%');
    expect(widthOf(<Photo className="MuiImageListItem-img" />)).toBe('100%');
  });
});

describe('#styles', () => {
  const themed = (
    overrides: NonNullable<ThemeOptions['components']>,
    position: ImageListItemBarProps['position'],
  ) => {
    render(
      <ThemeProvider theme={createTheme({ components: overrides })}>
        <ImageListItem data-testid="item">
          <img alt="" />
          <ImageListItemBar title="Pilsum" position={position} />
        </ImageListItem>
      </ThemeProvider>,
    );
    return rulesOf(part('root'));
  };
  const gradient = 'linear-gradient(rgb(0 0 0 / 50%), #000)';
  const background = `background:${gradient.replaceAll(' ', '')}`;

  test('the parts of the bar have the classes `MuiImageListItemBar-title`, `MuiImageListItemBar-subtitle` and `MuiImageListItemBar-actionIcon`', () => {
    showBar({ actionIcon: <button>Favorite</button> });
    expect(part('title')).toHaveTextContent(/^Pilsum$/);
    expect(part('subtitle')).toHaveTextContent(/^Built in 1889$/);
    expect(part('actionIcon')).toHaveTextContent(/^Favorite$/);
  });

  test('This theme gives the bars at the lower edge a gradient, and the pictures rounded corners:', () => {
    const overrides = {
      MuiImageListItemBar: { styleOverrides: { positionBottom: { background: gradient } } },
      MuiImageListItem: { styleOverrides: { img: { borderRadius: 8 } } },
    };
    expect(themed(overrides, 'bottom')).toContain(background);
    expect(rulesOf(get('item'))).toMatch(/\.MuiImageListItem-img{border-radius:8px;}/);
    for (const position of ['top', 'below'] as const) {
      expect(themed(overrides, position)).not.toContain('gradient');
    }
  });

  test('Don\'t set the background as `root`, which would also change bars with `position="below"`', () => {
    const overrides = {
      MuiImageListItemBar: { styleOverrides: { root: { background: gradient } } },
    };
    const rules = themed(overrides, 'below');
    expect(rules.lastIndexOf(background)).toBeGreaterThan(rules.lastIndexOf('transparent'));
  });
});

describe('#accessibility', () => {
  test('The list is a `<ul>` with `<li>` items', () => {
    const { list, item } = show();
    expect(list.tagName).toBe('UL');
    expect(item.tagName).toBe('LI');
    expect(item.parentElement).toBe(list);
  });

  test('The title of a bar is neither a heading nor connected with the picture', () => {
    const bar = showBar();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(bar.outerHTML).not.toMatch(/aria-|role=|id=/);
    expect(bar.parentElement?.outerHTML).not.toMatch(/aria-/);
  });

  test('A list with a fixed height scrolls', () => {
    for (const variant of VARIANTS) {
      const { list } = show({ variant, sx: { height: 100 } });
      expect(rulesOf(list)).toContain('overflow-y:auto');
      expect(list).not.toHaveAttribute('tabindex');
    }
  });
});

describe('#troubleshooting', () => {
  test("In the variant `standard`, `rowHeight` doesn't crop pictures, because their height is `auto`", () => {
    const heightOf = (variant: (typeof VARIANTS)[number]) =>
      getComputedStyle(show({ variant, rowHeight: 100 }).item.querySelector('img')!).height;
    expect(heightOf('standard')).toBe('auto');
    expect(heightOf('quilted')).toBe('100%');
  });

  test('An item renders elements, but no plain text', () => {
    const { item } = show({}, { children: ['Pilsum', 5, <b key="b">Amrum</b>] });
    expect(item).toHaveTextContent(/^Amrum$/);
  });

  test("An `<img>` in a fragment isn't a direct child, so it remains without styles", () => {
    const picture = <img key="picture" alt="Pilsum" />;
    const { item } = show({}, { children: [picture] });
    expect(item.querySelector('img')).toHaveClass('MuiImageListItem-img');
    const other = show({}, { children: <>{picture}</> }).item;
    expect(other.querySelector('img')).not.toHaveClass('MuiImageListItem-img');
  });

  test('With React 18, the message is missing', () => {
    expect(React.version).toMatch(/^18\./);
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { item } = show({}, { children: <img alt="Pilsum" /> });
    const other = show(
      {},
      {
        children: (
          <>
            <img alt="Amrum" />
          </>
        ),
      },
    ).item;
    expect(item.querySelector('img')).toHaveClass('MuiImageListItem-img');
    expect(other.querySelector('img')).not.toHaveClass('MuiImageListItem-img');
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });

  test("This is the margin of `<ul>`, which the list doesn't reset", () => {
    for (const variant of VARIANTS) {
      const { list } = show({ variant });
      expect(rulesOf(list)).toContain('padding:0');
      expect(rulesOf(list)).not.toContain('margin');
      expect(list.style.margin).toBe('');
    }
  });
});
