import * as Mui from '@mui/material';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';

const { existsSync, readdirSync, readFileSync } =
  jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

const PACKAGES = path.resolve('node_modules/@mui');
const MATERIAL = path.join(PACKAGES, 'material');

const text = (...file: string[]) => readFileSync(path.join(...file), 'utf8');
const manifest = (...folder: string[]) =>
  JSON.parse(text(...folder, 'package.json')) as Record<string, unknown>;

/** Folders of `@mui/material` that contain a component of the same name. */
const COMPONENTS = readdirSync(MATERIAL).filter(
  (name) => /^[A-Z]/.test(name) && existsSync(path.join(MATERIAL, name, `${name}.js`)),
);

/** All files of `@mui/material` that the file imports, directly or through other files. */
function reach(file: string, reached = new Set<string>()) {
  if (!reached.has(file)) {
    reached.add(file);
    for (const [, target] of text(file).matchAll(/ from "(\.{1,2}\/[^"]+)"/g)) {
      reach(path.resolve(path.dirname(file), target!), reached);
    }
  }
  return reached;
}

/** The components among all files that the components import. */
const componentsOf = (...names: string[]) =>
  new Set(
    names
      .flatMap((name) => [...reach(path.join(MATERIAL, name, 'index.js'))])
      .map((file) => path.basename(file, '.js'))
      .filter((name) => COMPONENTS.includes(name)),
  );

describe('#imports', () => {
  test('Both forms give you the same component', () => {
    expect(Mui.Button).toBe(Button);
    expect(Mui.TextField).toBe(TextField);
    expect(Mui.Autocomplete).toBe(Autocomplete);
    expect(Mui.SvgIcon).toBe(SvgIcon);
  });

  test('the `sideEffects` key in `package.json` is `false`', () => {
    for (const name of ['material', 'icons-material', 'system', 'styled-engine', 'utils']) {
      expect(manifest(PACKAGES, name)).toHaveProperty('sideEffects', false);
    }
    for (const name of COMPONENTS) {
      expect(manifest(MATERIAL, name)).toHaveProperty('sideEffects', false);
    }
  });

  test("`require('@mui/material')` loads all components, because the `main` file of the package requires each of them", () => {
    const main = text(MATERIAL, manifest(MATERIAL).main as string);
    const exported = COMPONENTS.filter((name) => name in Mui);
    expect(exported.length).toBeGreaterThan(100);
    for (const name of exported) {
      expect(main).toContain(`require("./${name}")`);
    }
    expect(main).not.toContain('import ');
  });

  test('`@mui/material/node/Button` adds a second copy of the code in a different format', () => {
    const own = manifest(MATERIAL, 'Button').module as string;
    expect(path.join(MATERIAL, 'Button', own)).toBe(path.join(MATERIAL, 'Button/index.js'));
    expect(text(MATERIAL, 'Button/Button.js')).toMatch(/^import /m);
    const copy = text(MATERIAL, 'node/Button/Button.js');
    expect(copy).not.toMatch(/^import /m);
    expect(copy).toContain('require("../ButtonBase")');
    for (const code of [copy, text(MATERIAL, 'Button/Button.js')]) {
      expect(code).toContain("name: 'MuiButton'");
    }
  });
});

describe('#sizes', () => {
  const POPUPS = ['Select', 'Menu', 'Popover'];

  test('`TextField` is large because it contains `Select`, `Menu` and `Popover`, even if you never set `select`', () => {
    expect([...componentsOf('TextField')]).toEqual(expect.arrayContaining(POPUPS));
    expect(text(MATERIAL, 'TextField/TextField.js')).toContain('elementType: Select,');
  });

  test("For plain text, combine `FormControl`, `InputLabel` and `OutlinedInput`, which don't import these components", () => {
    const components = componentsOf('FormControl', 'InputLabel', 'OutlinedInput');
    expect(components).toContain('InputBase');
    for (const name of POPUPS) {
      expect(components).not.toContain(name);
    }
  });

  test('Prop types are removed only if `NODE_ENV` is `production` during the build', () => {
    const assigned = COMPONENTS.flatMap((name) =>
      text(MATERIAL, name, `${name}.js`)
        .split('\n')
        .filter((line) => /\w\.propTypes\b.* = /.test(line)),
    );
    expect(assigned.length).toBeGreaterThan(100);
    for (const line of assigned) {
      expect(line).toMatch(/^process\.env\.NODE_ENV !== "production" \? /);
    }
  });
});

describe('#icons', () => {
  test('`@mui/icons-material` contains more than 10,000 icons', () => {
    const icons = readdirSync(path.join(PACKAGES, 'icons-material')).filter((name) =>
      /^[A-Z]\w*\.js$/.test(name),
    );
    expect(icons.length).toBeGreaterThan(10_000);
    expect(icons).toContain('Delete.js');
  });
});
