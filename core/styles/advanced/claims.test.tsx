import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import {
  createTheme,
  styled,
  THEME_ID,
  ThemeProvider,
  type CSSObject,
  type Theme,
} from '@mui/material/styles';

type Transform = (
  file: { source: string; path: string },
  api: object,
  options: object,
) => string | undefined;

const { existsSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

const CODEMODS = path.resolve('node_modules/@mui/codemod');
const nested = path.join(CODEMODS, 'node_modules/jscodeshift');
const { withParser } = jest.requireActual<{ withParser: (parser: string) => object }>(
  existsSync(nested) ? nested : path.resolve('node_modules/jscodeshift'),
);

/** Runs a codemod on the source of a file. */
function convert(name: 'jss-to-styled' | 'jss-to-tss-react', source: string) {
  const { default: transform } = jest.requireActual<{ default: Transform }>(
    path.join(CODEMODS, 'node/v5.0.0', name),
  );
  const jscodeshift = withParser('tsx');
  return transform({ source, path: 'Gate.jsx' }, { jscodeshift, j: jscodeshift }, {})!;
}

/** The source of a component with styles. */
const gate = (styles: string, jsx: string, hook = 'useStyles') => `
import { makeStyles } from '@mui/styles';

const ${hook} = makeStyles(${styles});

export default function Gate({ code }) {
  const classes = ${hook}();
  return ${jsx};
}
`;

const ROOT = '<div className={classes.root}><b className={classes.code}>{code}</b></div>';

/** The CSS of an element that is created with `styled`, with `&` as the class. */
function cssOf(styles: CSSObject) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const Styled = styled('div')(styles);
  const { unmount } = render(
    <CacheProvider value={cache}>
      <Styled />
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

describe('#jss-to-styled', () => {
  test('`jss-to-styled` replaces the root element with a component from `styled`, and turns each class into a selector inside it', () => {
    const output = convert(
      'jss-to-styled',
      gate('(theme) => ({ root: { padding: theme.spacing(2) }, code: { fontWeight: 700 } })', ROOT),
    );
    expect(output).toContain("import { styled } from '@mui/material/styles'");
    expect(output).toContain("const PREFIX = 'Gate'");
    expect(output).toMatch(/const Root = styled\('div'\)\(\(\s*\{\s*theme\s*\}\s*\) =>/);
    expect(output).toContain('[`&.${classes.root}`]: { padding: theme.spacing(2) }');
    expect(output).toContain('[`& .${classes.code}`]: { fontWeight: 700 }');
    expect(output).toContain('<Root className={classes.root}>');
    expect(output).not.toMatch(/makeStyles|useStyles|@mui\/styles/);
  });

  test('The selectors for parts have two classes, so they override `sx` on these parts', () => {
    const output = convert('jss-to-styled', gate('{ root: {}, code: { top: 1 } }', ROOT));
    expect(output).toContain('[`& .${classes.code}`]: { top: 1 }');
    // The class of the root and that of the part, against the single class of `sx`.
    expect(cssOf({ '& .Gate-code': { top: 1 } })).toBe('& .Gate-code{top:1px;}');
    expect(cssOf({ top: 2 })).toBe('&{top:2px;}');
  });

  test('Functions of props and references such as `$code` stay in the code', () => {
    const output = convert(
      'jss-to-styled',
      gate(
        "{ root: { '&:hover $code': { top: 1 } }, code: { color: (props) => props.color }, late: ({ top }) => ({ top }) }",
        ROOT,
      ),
    );
    expect(output).toContain("'&:hover $code'");
    expect(output).toContain('color: (props) => props.color');
    expect(output).toContain('({ top }) => ({ top })');
  });

  test('Only the first `makeStyles` of a file is converted', () => {
    const source = gate('{ root: { top: 1 } }', ROOT).replace(
      'export default',
      'const useRowStyles = makeStyles({ row: { top: 2 } });\n\nexport default',
    );
    const output = convert('jss-to-styled', source);
    expect(output).toContain('const useRowStyles = makeStyles({ row: { top: 2 } })');
    expect(output.match(/makeStyles\(/g)).toHaveLength(1);
    expect(output).not.toContain("from '@mui/styles'");
  });

  test('With a name other than `useStyles`, the call of the hook stays as well', () => {
    const output = convert('jss-to-styled', gate('{ root: { top: 1 } }', ROOT, 'useGateStyles'));
    expect(output).toContain('const classes = useGateStyles();');
    expect(output).toContain('const useGateStyles = makeStyles(');
    expect(convert('jss-to-styled', gate('{ root: { top: 1 } }', ROOT))).not.toContain('useStyles');
  });

  test('The result of `withStyles(styles)(Button)` is used before its definition if its element is the root', () => {
    const output = convert(
      'jss-to-styled',
      `import { withStyles } from '@mui/styles';
import Button from '@mui/material/Button';

const Wide = withStyles({ root: { minWidth: 160 } })(Button);

export default function Gate() {
  return <Wide>Board</Wide>;
}
`,
    );
    const use = output.indexOf('styled(Wide)');
    const definition = output.indexOf('const Wide = Button');
    expect(use).toBeGreaterThan(-1);
    expect(definition).toBeGreaterThan(use);
  });

  test("A file without JSX, or with `'@global'` in its styles, makes the codemod fail", () => {
    const withoutJsx = `
import { makeStyles } from '@mui/styles';

export const useStyles = makeStyles({ root: { top: 1 } });
`;
    const withGlobal = gate("{ '@global': { body: { margin: 0 } }, root: {} }", ROOT);
    expect(() => convert('jss-to-styled', withoutJsx)).toThrow();
    expect(() => convert('jss-to-styled', withGlobal)).toThrow();
    expect(() => convert('jss-to-styled', gate('{ root: {} }', ROOT))).not.toThrow();
  });
});

describe('#jss-to-tss-react', () => {
  test('It converts references such as `$code`, functions of destructured props, and `clsx` to `cx`', () => {
    const source = gate(
      "{ root: { '&:hover $code': { top: 1 } }, code: ({ isClosing }) => ({ top: isClosing ? 2 : 3 }) }",
      '<div className={clsx(classes.root, classes.code)}>{code}</div>',
    );
    const output = convert('jss-to-tss-react', `import clsx from 'clsx';${source}`);
    expect(output).toContain("from 'tss-react/mui'");
    expect(output).toContain('`&:hover .${classes.code}`');
    expect(output).toMatch(/\(_theme, \{ isClosing \}, classes\) =>/);
    expect(output).toContain('className={cx(classes.root, classes.code)}');
    expect(output).toContain('const { classes, cx } = useStyles()');
    expect(output).not.toMatch(/clsx|\$code|TODO/);
  });

  test("Where it can't, it writes a comment that begins with `TODO jss-to-tss-react codemod`: for functions in single properties, functions whose parameter isn't destructured, `'@global'`, and exported hooks", () => {
    const todo = 'TODO jss-to-tss-react codemod';
    const simple = gate('{ root: { top: 1 }, code: {} }', ROOT);
    expect(convert('jss-to-tss-react', simple)).not.toContain(todo);
    for (const source of [
      gate('{ root: { top: (props) => props.top }, code: {} }', ROOT),
      gate('{ root: (props) => ({ top: props.top }), code: {} }', ROOT),
      gate("{ '@global': { body: { margin: 0 } }, root: {}, code: {} }", ROOT),
      simple.replace('const useStyles', 'export const useStyles'),
    ]) {
      expect(convert('jss-to-tss-react', source)).toContain(todo);
    }
  });
});

describe('#nested', () => {
  test('In `styled`, `$` has no meaning', () => {
    expect(cssOf({ $number: { top: 1 } })).toBe('& $number{top:1px;}');
    expect(cssOf({ '&:hover $number': { top: 1 } })).toBe('&:hover $number{top:1px;}');
  });

  test("Selectors for the element itself need no change: `'&:hover'` and `'& > *'` mean the same", () => {
    expect(cssOf({ '&:hover': { top: 1 } })).toBe('&:hover{top:1px;}');
    expect(cssOf({ '& > *': { top: 1 } })).toBe('&>*{top:1px;}');
  });
});

describe('#global', () => {
  test("`GlobalStyles` replaces `'@global'`, which `styled` writes to the page unchanged", () => {
    expect(cssOf({ '@global': { body: { margin: 3 } } })).toBe('@global{body{margin:3px;}}');
  });
});

describe('#troubleshooting', () => {
  test("A theme under `THEME_ID` doesn't reach `makeStyles` either", () => {
    // `makeStyles` reads its theme with this hook.
    const { useTheme } = jest.requireActual<{ useTheme: () => Partial<Theme> | null }>(
      '@mui/private-theming',
    );
    const themes: (Partial<Theme> | null)[] = [];
    function Reader() {
      themes.push(useTheme());
      return null;
    }
    const theme = createTheme();
    render(
      <>
        <ThemeProvider theme={theme}>
          <Reader />
        </ThemeProvider>
        <ThemeProvider theme={{ [THEME_ID]: theme }}>
          <Reader />
        </ThemeProvider>
      </>,
    );
    expect(themes.map((entry) => typeof entry?.spacing)).toEqual(['function', 'undefined']);
    expect(themes.map((entry) => entry?.palette?.primary.main)).toEqual(['#1976d2', undefined]);
  });
});
