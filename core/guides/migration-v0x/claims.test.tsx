type Transform = (file: object, api: object, options: object) => string;

/** Runs a codemod on code. */
function runCodemod(name: string, source: string): string {
  const loaded = jest.requireActual<Transform | { default: Transform }>(
    `@mui/codemod/node/${name}.js`,
  );
  const transform = typeof loaded === 'function' ? loaded : loaded.default;
  const jscodeshift = jest.requireActual<{ withParser: (name: string) => object }>('jscodeshift');
  const j = jscodeshift.withParser('tsx');
  return transform({ path: 'page.tsx', source }, { j, jscodeshift: j }, {});
}

describe('#codemods', () => {
  test('An icon such as `material-ui/svg-icons/action/done` is imported from `@material-ui/icons/Done`.', () => {
    const code = runCodemod(
      'v1.0.0/svg-icon-imports',
      "import Done from 'material-ui/svg-icons/action/done';\nimport Rotate from 'material-ui/svg-icons/action/three-d-rotation';",
    );
    expect(code).toContain("import Done from '@material-ui/icons/Done';");
    expect(code).toContain("import Rotate from '@material-ui/icons/ThreeDRotation';");
  });

  test("`blue500` becomes a constant with the value `blue['500']`.", () => {
    const code = runCodemod(
      'v1.0.0/color-imports',
      "import { blue500, redA200 } from 'material-ui/styles/colors';\nconst colors = [blue500, redA200];",
    );
    expect(code).toContain("import blue from '@material-ui/core/colors/blue';");
    expect(code).toContain("const blue500 = blue['500'];");
    expect(code).toContain('const redA200 = red');
    expect(code).not.toContain('material-ui/styles');
  });

  test('`<MenuItem primaryText="Profile" />` becomes `<MenuItem>Profile</MenuItem>`.', () => {
    const code = runCodemod(
      'v1.0.0/menu-item-primary-text',
      'const items = [<MenuItem primaryText="Profile" />, <MenuItem primaryText={name} value={1} />];',
    );
    expect(code).toContain('<MenuItem>Profile</MenuItem>');
    expect(code).toContain('<MenuItem value={1}>{name}</MenuItem>');
  });

  test('run `v0.15.0/import-path` first, which replaces paths such as `material-ui/lib/raised-button`.', () => {
    expect(
      runCodemod(
        'v0.15.0/import-path',
        "import RaisedButton from 'material-ui/lib/raised-button';",
      ),
    ).toContain("import RaisedButton from 'material-ui/RaisedButton';");
  });
});
