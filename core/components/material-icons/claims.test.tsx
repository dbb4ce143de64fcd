import { render, screen } from '@testing-library/react';
import CloudTwoTone from '@mui/icons-material/CloudTwoTone';
import AnyName, * as MenuModule from '@mui/icons-material/Menu';

const { readdirSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

const folder = path.dirname(require.resolve('@mui/icons-material/Menu'));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => path.basename(file, '.js'));
const SUFFIXES = ['Outlined', 'Rounded', 'TwoTone', 'Sharp'];

describe('#import', () => {
  test('All of these are names of icons too', () => {
    expect(names).toEqual(expect.arrayContaining(['Link', 'List', 'Menu', 'Error', 'Map']));
  });

  test('The `data-testid` of an icon is its name and `Icon`, whatever you call it in your code: `Menu` has `MenuIcon`', () => {
    render(<AnyName />);
    expect(screen.getByTestId('MenuIcon').tagName).toBe('svg');
  });
});

describe('#find', () => {
  test('remove the underscores and capitalize each word, so `shopping_cart` becomes `ShoppingCart`', () => {
    const words = ['shopping_cart', 'person_add_alt', 'menu', 'delete_forever', 'wb_sunny'];
    for (const word of words) {
      const name = word.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(names).toContain(name);
    }
  });

  test('Numbers at the start are written as words: `360` is `ThreeSixty`, `4k` is `FourK`, and `3d_rotation` is `ThreeDRotation`', () => {
    expect(names).toEqual(expect.arrayContaining(['ThreeSixty', 'FourK', 'ThreeDRotation']));
    expect(names.filter((name) => /^\d/.test(name))).toEqual([]);
  });
});

describe('#styles', () => {
  test('Thirteen logos, such as `GitHub`, `LinkedIn` and `YouTube`, exist only without a suffix', () => {
    const all = new Set(names);
    const filled = names.filter(
      (name) =>
        !SUFFIXES.some((suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length))),
    );
    expect(filled).toHaveLength(2132);
    const single = filled.filter((name) => SUFFIXES.some((suffix) => !all.has(name + suffix)));
    expect(single).toHaveLength(13);
    expect(single).toEqual(expect.arrayContaining(['GitHub', 'LinkedIn', 'YouTube']));
    expect(single.filter((name) => SUFFIXES.some((suffix) => all.has(name + suffix)))).toEqual([]);
  });

  test('The light parts of a two-tone icon have the same color and a lower opacity, usually 0.3', () => {
    const { container } = render(<CloudTwoTone color="primary" />);
    expect(container.querySelector('[opacity=".3"]')).not.toBeNull();
    expect(container.querySelector('[fill]')).toBeNull();
    const others = names
      .filter((name) => name.endsWith('TwoTone'))
      .map((name) => readFileSync(path.join(folder, `${name}.js`), 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bopacity: "([^"]*)"/gi)].map(([, value]) => value));
    expect(others.length).toBeGreaterThan(1000);
    expect(others.filter((value) => Number(value) >= 1)).toEqual([]);
    expect(others.filter((value) => value === '.3').length / others.length).toBeGreaterThan(0.99);
  });
});

describe('#bundle-size', () => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  test('Imports by path load one icon each', () => {
    for (const name of ['Menu', 'CloudTwoTone', 'Send']) {
      for (const file of [`${name}.js`, `esm/${name}.js`]) {
        const imported = [...read(file).matchAll(/(?:require\(|from )["'](\.[^"']*)["']/g)];
        expect(imported.map(([, value]) => value.replace(/\.js$/, ''))).toEqual([
          './utils/createSvgIcon',
        ]);
      }
    }
  });

  test("With `import { Menu } from '@mui/icons-material'`, the module is an index of 10,616 icons", () => {
    expect(read('esm/index.js').match(/^export \{ default as /gm)).toHaveLength(10_616);
    expect(names).toHaveLength(10_616);
  });

  test('Production builds remove the unused icons, because the package contains ES modules and is marked with `sideEffects: false`;', () => {
    const info = JSON.parse(read('package.json')) as Record<string, unknown>;
    expect(info.sideEffects).toBe(false);
    expect(info.module).toBe('./esm/index.js');
    expect(read('esm/Menu.js')).toContain('export default');
  });

  test('Jest has no such conversion: the CommonJS index requires every icon when it is loaded', () => {
    const top = /^var _\w+ = _interopRequireDefault\(require\("\.\/\w+"\)\)/gm;
    expect(read('index.js').match(top)).toHaveLength(10_616);
  });
});

describe('#accessibility', () => {
  test('An icon is hidden from screen readers unless you set `titleAccess`', () => {
    render(
      <>
        <AnyName />
        <CloudTwoTone titleAccess="Cloudy" />
      </>,
    );
    expect(screen.getByTestId('MenuIcon')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('img')).toEqual([screen.getByTitle('Cloudy').parentElement]);
  });
});

describe('#troubleshooting', () => {
  test('The package is missing, the name has a different spelling, or the path ends in `.js`: paths have no extension', () => {
    const resolve = (name: string) => require.resolve(`@mui/icons-material/${name}`);
    expect(resolve('Menu')).toContain('Menu');
    expect(() => resolve('Menu.js')).toThrow();
    expect(() => resolve('menu')).toThrow();
  });

  test('The import has braces: use `import MenuIcon`, not `import { MenuIcon }`', () => {
    expect(Object.keys(MenuModule).filter((name) => name !== '__esModule')).toEqual(['default']);
  });
});
