import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import * as v4 from '@docs/v4/node_modules/@material-ui/core';
import * as styles4 from '@docs/v4/node_modules/@material-ui/core/styles';
import * as v5 from '@docs/v5/node_modules/@mui/material';
import * as styles5 from '@docs/v5/node_modules/@mui/material/styles';
import * as v6 from '@mui/material';
import * as styles6 from '@mui/material/styles';
import { blue, green, indigo, orange, pink, red } from '@mui/material/colors';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

/** Names of the components that the tests render. */
type Name =
  | 'Accordion'
  | 'AccordionSummary'
  | 'Box'
  | 'Button'
  | 'Checkbox'
  | 'CssBaseline'
  | 'Dialog'
  | 'DialogTitle'
  | 'FormControl'
  | 'Grid'
  | 'IconButton'
  | 'InputLabel'
  | 'Link'
  | 'ListItem'
  | 'Radio'
  | 'Select'
  | 'Snackbar'
  | 'Stepper'
  | 'Switch'
  | 'Tab'
  | 'Tabs'
  | 'TextField'
  | 'Tooltip';

/** Components of any version, with props that their types refuse. */
type Library = Record<Name, React.ElementType>;
const old = v4 as unknown as Library;
const five = v5 as unknown as Library;
const six = v6 as unknown as Library;
const NEW = [five, six];

/** Functions of any version, with options that their types refuse. */
type Functions = Record<string, (...options: unknown[]) => unknown>;
type LooseTheme = Record<string, Record<string, unknown>> & { spacing: (value: number) => unknown };
const looseTheme = (create: unknown, options: unknown) =>
  (create as (options: unknown) => LooseTheme)(options);

const has = (selector: string) => document.querySelector(selector) !== null;
const compact = (text: string) => text.replaceAll(/\s+/g, '');

let error: jest.SpyInstance;
let warn: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Runs a codemod of version 5 on code. */
function runCodemod(name: string, source: string): string {
  type Transform = (file: object, api: object, options: object) => string;
  const { default: transform } = jest.requireActual<{ default: Transform }>(
    `@mui/codemod/node/v5.0.0/${name}.js`,
  );
  const jscodeshift = jest.requireActual<{ withParser: (name: string) => object }>('jscodeshift');
  const j = jscodeshift.withParser('tsx');
  const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };
  return transform({ path: 'page.tsx', source }, api, {});
}

describe('#prepare', () => {
  test('The packages of version 4 accept React 16.8 and 17; those of versions 5 and 6 accept 17, 18 and 19.', () => {
    const reactOf = (folder: string) =>
      (
        JSON.parse(readFileSync(path.resolve(folder, 'package.json'), 'utf8')) as {
          peerDependencies: Record<string, string>;
        }
      ).peerDependencies.react;
    expect(reactOf('node_modules/@docs/v4/node_modules/@material-ui/core')).toBe(
      '^16.8.0 || ^17.0.0',
    );
    for (const folder of ['node_modules/@docs/v5/node_modules', 'node_modules']) {
      expect(reactOf(`${folder}/@mui/material`)).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    }
  });
});

describe('#codemods', () => {
  const preset = (source: string) => runCodemod('preset-safe', source);

  test("A second run of `preset-safe` changes breakpoints again: `down('sm')` becomes `down('md')`, and then `down('lg')`.", () => {
    const first = preset("const narrow = theme.breakpoints.down('sm');");
    expect(first).toContain("down('md')");
    expect(preset(first)).toContain("down('lg')");
  });

  test('`disableBackdropClick` is deleted without a replacement', () => {
    const code = preset(
      "import { Dialog } from '@material-ui/core';\nconst a = <Dialog open disableBackdropClick onClose={close} />;",
    );
    expect(compact(code)).toContain(compact('<Dialog open'));
    expect(code).toContain('onClose={close}');
    expect(code).not.toMatch(/backdropClick/i);
  });

  test('`onEscapeKeyDown` of `Dialog`, `interactive` of `Tooltip` and `button` of `ListItem` are unchanged', () => {
    const elements = [
      '<Dialog onEscapeKeyDown={ask} open />',
      '<Tooltip interactive title="Late" />',
      '<ListItem button />',
    ];
    const code = preset(
      `import { Dialog, ListItem, Tooltip } from '@material-ui/core';\nconst all = [${elements.join(', ')}];`,
    );
    for (const element of elements) {
      expect(compact(code)).toContain(compact(element));
    }
  });

  test('`color="default"` of `Button` is deleted, which makes the button `primary`', () => {
    const code = preset(
      'import { Button } from \'@material-ui/core\';\nconst a = <Button color="default" variant="outlined" />;',
    );
    expect(compact(code)).toContain(compact('<Button variant="outlined" />'));
    for (const { Button } of NEW) {
      const { unmount } = render(<Button variant="outlined">Send</Button>);
      expect(screen.getByRole('button')).toHaveClass('MuiButton-outlinedPrimary');
      unmount();
    }
    const { Button } = old;
    render(<Button variant="outlined">Send</Button>);
    expect(screen.getByRole('button').className).not.toMatch(/primary/i);
  });

  test('`RootRef` is deleted together with the ref', () => {
    const code = preset(
      "import { Button, RootRef } from '@material-ui/core';\nconst a = (\n  <RootRef rootRef={anchor}>\n    <Button />\n  </RootRef>\n);",
    );
    expect(compact(code)).toContain('<><Button/></>');
    expect(code).not.toMatch(/RootRef|anchor/);
  });

  test('The theme options are wrapped in `adaptV4Theme`', () => {
    for (const name of ['createMuiTheme', 'createTheme']) {
      const code = preset(
        `import { ${name} } from '@material-ui/core/styles';\nconst theme = ${name}({ overrides: {} });`,
      );
      expect(compact(code)).toContain('createTheme(adaptV4Theme({overrides:{}}))');
    }
  });

  test('`makeStyles` and `withStyles` are imported from `@mui/styles`', () => {
    for (const from of ['@material-ui/core', '@material-ui/core/styles']) {
      const code = preset(
        `import { makeStyles, withStyles } from '${from}';\nconst useStyles = makeStyles({});`,
      );
      expect(code).toContain("import makeStyles from '@mui/styles/makeStyles'");
      expect(code).toContain("import withStyles from '@mui/styles/withStyles'");
    }
  });
});

describe('#coexist', () => {
  test('A `ThemeProvider` only reaches the components of its own package,', () => {
    const oldTheme = styles4.createTheme({ palette: { primary: { main: '#ff0000' } } });
    const theme = styles6.createTheme({ palette: { primary: { main: '#00ff00' } } });
    function Colors() {
      const { palette } = styles4.useTheme<ReturnType<typeof styles4.createTheme>>();
      return <p>{[palette.primary.main, styles6.useTheme().palette.primary.main].join(' ')}</p>;
    }
    const OldProvider = styles4.ThemeProvider as unknown as React.ElementType;
    const { unmount } = render(
      <OldProvider theme={oldTheme}>
        <Colors />
      </OldProvider>,
    );
    expect(screen.getByText('#ff0000 #1976d2')).toBeInTheDocument();
    unmount();
    render(
      <styles6.ThemeProvider theme={theme}>
        <Colors />
      </styles6.ThemeProvider>,
    );
    expect(screen.getByText('#3f51b5 #00ff00')).toBeInTheDocument();
  });

  /** Whether a rule of version 4 matches the button of version 6. */
  function isMatched(children: React.ReactNode): boolean {
    const { unmount } = render(<>{children}</>);
    const button = screen.getByTestId('new');
    const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-meta]')].flatMap(
      ({ sheet }) => [...(sheet?.cssRules ?? [])],
    );
    const selectors = rules.flatMap((rule) =>
      'selectorText' in rule ? [String(rule.selectorText)] : [],
    );
    expect(selectors.length).toBeGreaterThan(5);
    const result = selectors
      .filter((selector) => !selector.includes('::'))
      .some((selector) => button.matches(selector));
    unmount();
    return result;
  }

  const buttons = (
    <>
      <v6.IconButton data-testid="new" />
      <old.IconButton />
    </>
  );

  test('rules of version 4 such as `.MuiIconButton-root` also match the new components.', () => {
    expect(isMatched(buttons)).toBe(true);
  });

  test('`disableGlobal` gives version 4 other names, so that no rule matches both:', () => {
    const generateClassName = styles4.createGenerateClassName({ disableGlobal: true });
    const Provider = styles4.StylesProvider as unknown as React.ElementType;
    expect(isMatched(<Provider generateClassName={generateClassName}>{buttons}</Provider>)).toBe(
      false,
    );
  });
});

describe('#theme', () => {
  test('`createTheme` ignores `overrides`, `props` and `palette.type` without a warning,', () => {
    for (const create of [styles5.createTheme, styles6.createTheme]) {
      const theme = looseTheme(create, {
        palette: { type: 'dark' },
        props: { MuiButton: { disableElevation: true } },
        overrides: { MuiButton: { root: { borderRadius: 8 } } },
      });
      expect(theme.components).toEqual({});
      expect(theme.palette!.mode).toBe('light');
    }
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test("it copies selectors such as `'&$disabled'`, which match nothing now.", () => {
    for (const [{ createTheme, adaptV4Theme, ThemeProvider }, { Button }] of [
      [styles5 as unknown as typeof styles6, five],
      [styles6, six],
    ] as const) {
      const opacityWith = (selector: string) => {
        const theme = createTheme(
          (adaptV4Theme as unknown as (options: object) => object)({
            overrides: { MuiButton: { root: { [selector]: { opacity: 0.5 } } } },
          }),
        );
        expect(theme.components?.MuiButton?.styleOverrides?.root).toEqual({
          [selector]: { opacity: 0.5 },
        });
        const { unmount } = render(
          <ThemeProvider theme={theme}>
            <Button disabled>Send</Button>
          </ThemeProvider>,
        );
        const { opacity } = getComputedStyle(screen.getByText('Send'));
        unmount();
        return opacity;
      };
      expect(opacityWith('&.Mui-disabled')).toBe('0.5');
      expect(opacityWith('&$disabled')).not.toBe('0.5');
    }
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('MUI: adaptV4Theme() is deprecated.'),
    );
  });
});

describe('#spacing', () => {
  test('Arithmetic such as `-theme.spacing(1)` or `theme.spacing(2) - 1` results in `NaN`.', () => {
    expect(looseTheme(styles4.createTheme, {}).spacing(2)).toBe(16);
    for (const create of [styles5.createTheme, styles6.createTheme]) {
      const { spacing } = looseTheme(create, {});
      expect(spacing(2)).toBe('16px');
      expect(spacing(-1)).toBe('-8px');
      expect(-(spacing(1) as number)).toBeNaN();
      expect((spacing(2) as number) - 1).toBeNaN();
    }
  });
});

describe('#breakpoints', () => {
  const [before, ...after] = [
    styles4.createTheme().breakpoints,
    styles5.createTheme().breakpoints,
    styles6.createTheme().breakpoints,
  ];

  test("`theme.breakpoints.down('sm')` included `sm`, and now ends below `sm`; the second argument of `between` changed in the same way.", () => {
    expect(before!.down('sm')).toBe('@media (max-width:959.95px)');
    expect(before!.between('xs', 'sm')).toBe('@media (min-width:0px) and (max-width:959.95px)');
    for (const breakpoints of after) {
      expect(breakpoints.down('sm')).toBe('@media (max-width:599.95px)');
      expect(breakpoints.between('xs', 'sm')).toBe(
        '@media (min-width:0px) and (max-width:599.95px)',
      );
    }
  });

  test("The codemod moves both to the next key, except for `down('xl')`: it applied to all widths and now ends below `xl`, so remove that query.", () => {
    const convert = (query: string) =>
      compact(runCodemod('preset-safe', `const query = theme.breakpoints.${query};`));
    expect(convert("down('sm')")).toContain("down('md')");
    expect(convert("down('lg')")).toContain("down('xl')");
    expect(convert("between('xs', 'sm')")).toContain("between('xs','md')");
    expect(convert("down('xl')")).toContain("down('xl')");
    expect(before!.down('xl')).toBe('@media (min-width:0px)');
    for (const breakpoints of after) {
      expect(breakpoints.down('xl')).toBe('@media (max-width:1535.95px)');
    }
  });

  test('`md` is 900 instead of 960 pixels, `lg` 1200 instead of 1280, and `xl` 1536 instead of 1920.', () => {
    expect(before!.values).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 });
    for (const { values } of after) {
      expect(values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    }
  });
});

describe('#old-look', () => {
  test('This theme restores the main colors and the breakpoints of version 4:', () => {
    const shades = (hue: Record<300 | 500 | 700, string>) => ({
      light: hue[300],
      main: hue[500],
      dark: hue[700],
    });
    const options = {
      palette: {
        primary: shades(indigo),
        secondary: { light: pink.A200, main: pink.A400, dark: pink.A700 },
        error: shades(red),
        warning: shades(orange),
        info: shades(blue),
        success: shades(green),
        background: { default: '#fafafa' },
        text: { secondary: 'rgba(0, 0, 0, 0.54)' },
      },
      breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    };
    const before = styles4.createTheme();
    for (const { palette, breakpoints } of [
      styles5.createTheme(options),
      styles6.createTheme(options),
    ]) {
      for (const name of ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const) {
        const { light, main, dark } = before.palette[name];
        expect([name, palette[name]]).toEqual([
          name,
          expect.objectContaining({ light, main, dark }),
        ]);
      }
      expect(palette.background).toEqual(before.palette.background);
      expect(palette.text.secondary).toBe(before.palette.text.secondary);
      expect(breakpoints.values).toEqual(before.breakpoints.values);
    }
    expect(styles6.createTheme().palette.primary.main).not.toBe(before.palette.primary.main);
  });
});

describe('#styles', () => {
  test('`makeStyles`, `withStyles` and `withTheme` from `@mui/material/styles` throw, for example, `MUI: makeStyles is no longer exported from @mui/material/styles.`', () => {
    for (const functions of [styles5, styles6] as unknown as Functions[]) {
      for (const name of ['makeStyles', 'withStyles', 'withTheme']) {
        expect(() => functions[name]!({})).toThrow(
          `MUI: ${name} is no longer exported from @mui/material/styles.`,
        );
      }
    }
  });
});

describe('#defaults', () => {
  /** Rules of a single class, because version 4 adds its sheets in an order that jsdom ignores. */
  const paddingOf = (selector: string) =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => {
        const { selectorText, style } = rule as CSSStyleRule;
        return selectorText === selector && style.padding ? [style.padding] : [];
      })
      .at(-1);

  function measure(
    library: Library,
    wrap: (children: React.ReactElement) => React.ReactElement = (children) => children,
  ) {
    const { unmount } = render(
      wrap(
        <>
          <library.CssBaseline />
          <library.TextField id="ship" label="Ship" />
          <div id="select">
            <library.Select value="" />
          </div>
          <library.FormControl id="control">
            <library.InputLabel>Port</library.InputLabel>
          </library.FormControl>
          <library.Link href="#ship">Ship</library.Link>
          <library.Button>Send</library.Button>
          <library.IconButton id="icon" />
          <library.Checkbox />
          <library.Radio />
          <library.Switch />
          <library.Tabs value={0}>
            <library.Tab label="Decks" />
          </library.Tabs>
          <library.Snackbar open message="Sent" />
          <library.Tooltip open title="Bow">
            <i>B</i>
          </library.Tooltip>
          <div id="steps">
            <library.Stepper activeStep={0}>{[]}</library.Stepper>
          </div>
        </>,
      ),
    );
    const icon = document.querySelector('#icon')!;
    const iconRule = [...icon.classList].find((name) => name.startsWith('css-'));
    const indicator = document.querySelector('.MuiTabs-indicator')!;
    const controls = ['MuiCheckbox', 'MuiRadio', 'MuiSwitch'];
    const result = {
      field: has('.MuiTextField-root .MuiOutlinedInput-root'),
      select: has('#select .MuiOutlinedInput-root'),
      control: has('#control .MuiInputLabel-outlined'),
      isAlwaysUnderlined: has('.MuiLink-underlineAlways'),
      isButtonPrimary: has('.MuiButton-textPrimary'),
      primaryControls: controls.filter((name) => has(`.${name}-colorPrimary`)).length,
      secondaryControls: controls.filter((name) => has(`.${name}-colorSecondary`)).length,
      isTabPrimary: has('.MuiTab-textColorPrimary'),
      isIndicatorSecondary:
        has('[class*="PrivateTabIndicator-colorSecondary"]') ||
        getComputedStyle(indicator).backgroundColor === 'rgb(156, 39, 176)',
      padding: paddingOf(iconRule ? `.${iconRule}` : '.MuiIconButton-root'),
      snackbar: ['BottomCenter', 'BottomLeft'].filter((name) =>
        has(`.MuiSnackbar-anchorOrigin${name}`),
      ),
      isTooltipInteractive: has('.MuiTooltip-popperInteractive'),
      isStepperPaper: has('#steps .MuiPaper-root'),
      text: getComputedStyle(document.body).fontSize,
    };
    unmount();
    return result;
  }

  const BEFORE = {
    field: false,
    select: false,
    control: false,
    isAlwaysUnderlined: false,
    isButtonPrimary: false,
    primaryControls: 0,
    secondaryControls: 3,
    isTabPrimary: false,
    isIndicatorSecondary: true,
    padding: '12px',
    snackbar: ['BottomCenter'],
    isTooltipInteractive: false,
    isStepperPaper: true,
    text: '0.875rem',
  };
  const AFTER = {
    field: true,
    select: true,
    control: true,
    isAlwaysUnderlined: true,
    isButtonPrimary: true,
    primaryControls: 3,
    secondaryControls: 0,
    isTabPrimary: true,
    isIndicatorSecondary: false,
    padding: '8px',
    snackbar: ['BottomLeft'],
    isTooltipInteractive: true,
    isStepperPaper: false,
    text: '1rem',
  };

  test('They are the same in versions 5 and 6:', () => {
    expect(measure(old)).toEqual(BEFORE);
    for (const library of NEW) {
      expect(measure(library)).toEqual(AFTER);
    }
  });

  test('With these default props, all components but `Button`, `Stepper` and `CssBaseline` have the old values again:', () => {
    const components = {
      MuiCheckbox: { defaultProps: { color: 'secondary' } },
      MuiFormControl: { defaultProps: { variant: 'standard' } },
      MuiIconButton: { defaultProps: { size: 'large' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiRadio: { defaultProps: { color: 'secondary' } },
      MuiSelect: { defaultProps: { variant: 'standard' } },
      MuiSnackbar: {
        defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
      },
      MuiSwitch: { defaultProps: { color: 'secondary' } },
      MuiTabs: { defaultProps: { indicatorColor: 'secondary', textColor: 'inherit' } },
      MuiTextField: { defaultProps: { variant: 'standard' } },
      MuiTooltip: { defaultProps: { disableInteractive: true } },
    } as const;
    const { isButtonPrimary, isStepperPaper, text } = AFTER;
    for (const [library, { createTheme, ThemeProvider }] of [
      [five, styles5 as unknown as typeof styles6],
      [six, styles6],
    ] as const) {
      const theme = createTheme({ components });
      expect(
        measure(library, (children) => <ThemeProvider theme={theme}>{children}</ThemeProvider>),
      ).toEqual({ ...BEFORE, isButtonPrimary, isStepperPaper, text });
    }
  });
});

describe('#defaults', () => {
  test('The preset adds `size="large"` to every `IconButton` without a size.', () => {
    const code = compact(
      runCodemod(
        'preset-safe',
        'import { IconButton } from \'@material-ui/core\';\nconst all = [<IconButton />, <IconButton size="small" />];',
      ),
    );
    expect(code).toContain(compact('<IconButton size="large" />'));
    expect(code).toContain(compact('<IconButton size="small" />'));
  });
});

describe('#renames', () => {
  /** Elements of version 4, and what the preset makes of them. */
  const ROWS = [
    ['<Avatar variant="circle" />', '<Avatar variant="circular" />'],
    ['<Badge overlap="circle" />', '<Badge overlap="circular" />'],
    ['<Badge overlap="rectangle" />', '<Badge overlap="rectangular" />'],
    ['<Fab variant="round" />', '<Fab variant="circular" />'],
    ['<Pagination shape="round" />', '<Pagination shape="circular" />'],
    ['<Skeleton variant="circle" />', '<Skeleton variant="circular" />'],
    ['<Skeleton variant="rect" />', '<Skeleton variant="rectangular" />'],
    ['<Chip variant="default" />', '<Chip />'],
    ['<CircularProgress variant="static" />', '<CircularProgress variant="determinate" />'],
    ['<Collapse collapsedHeight={40} />', '<Collapse collapsedSize={40} />'],
    ['<Grid justify="center" />', '<Grid justifyContent="center" />'],
    ['<Table padding="default" />', '<Table padding="normal" />'],
    ['<TableCell padding="default" />', '<TableCell padding="normal" />'],
    [
      '<TablePagination onChangePage={a} onChangeRowsPerPage={b} />',
      '<TablePagination onPageChange={a} onRowsPerPageChange={b} />',
    ],
    ['<Tabs scrollButtons="on" />', '<Tabs scrollButtons allowScrollButtonsMobile />'],
    ['<TextField rowsMax={4} rowsMin={2} />', '<TextField maxRows={4} minRows={2} />'],
    [
      '<TextareaAutosize rowsMax={4} rowsMin={2} />',
      '<TextareaAutosize maxRows={4} minRows={2} />',
    ],
    ...['Dialog', 'Menu', 'Popover', 'Snackbar'].map((name) => [
      `<${name} onEnter={a} onExited={b} />`,
      `<${name} TransitionProps={{ onEnter: a, onExited: b }} />`,
    ]),
  ] as const;

  test('The preset replaces these names in JSX, but not in objects, such as theme defaults and spread props.', () => {
    const names = (from: readonly string[]) => [
      ...new Set(from.map((element) => /<(\w+)/.exec(element)![1]!)),
    ];
    const LAB = ['Pagination', 'Skeleton'];
    for (const [before, after] of ROWS) {
      const [name] = names([before]);
      const from = LAB.includes(name!) ? '@material-ui/lab' : '@material-ui/core';
      const code = runCodemod(
        'preset-safe',
        `import { ${name} } from '${from}';\nconst element = ${before};`,
      );
      expect(compact(code)).toContain(compact(`element = ${after}`));
    }
    const code = compact(
      runCodemod(
        'preset-safe',
        `import { Grid, createTheme } from '@material-ui/core';
         const spread = { justify: 'center' };
         const theme = createTheme({ props: { MuiCollapse: { collapsedHeight: 40 } } });
         const element = <Grid {...spread} />;`,
      ),
    );
    expect(code).toContain("{justify:'center'}");
    expect(code).toContain('{collapsedHeight:40}');
  });
});

describe('#components', () => {
  test('the preset inserts a placeholder with a fixed width', () => {
    const code = compact(
      runCodemod(
        'preset-safe',
        "import withWidth from '@material-ui/core/withWidth';\nimport withMobileDialog from '@material-ui/core/withMobileDialog';\nexport default withWidth()(withMobileDialog()(Page));",
      ),
    );
    expect(code).toContain(
      compact('const withWidth = () => (WrappedComponent) => (props) => <WrappedComponent'),
    );
    expect(code).toContain('width="xs"');
    expect(code).toContain('width="lg"fullScreen={false}');
  });

  test("with the old value, version 5 throws `Cannot read properties of undefined (reading 'main')`", () => {
    const [Old, Five] = [old.Button, five.Button];
    expect(() => render(<Old color="default">Send</Old>)).not.toThrow();
    expect(() => render(<Five color="default">Send</Five>)).toThrow(
      "Cannot read properties of undefined (reading 'main')",
    );
    expect(() => render(<Five color="inherit">Send</Five>)).not.toThrow();
  });

  test('the title is always a `Typography`', () => {
    const { container, unmount } = render(
      <old.DialogTitle disableTypography>Crew</old.DialogTitle>,
    );
    expect(container.querySelector('.MuiTypography-root')).toBeNull();
    unmount();
    for (const { DialogTitle } of NEW) {
      for (const props of [{}, { disableTypography: true }, { component: 'div' }]) {
        const { unmount: remove } = render(<DialogTitle {...props}>Crew</DialogTitle>);
        const title = screen.getByText('Crew');
        expect(title).toHaveClass('MuiTypography-root');
        expect(title.tagName).toBe('component' in props ? 'DIV' : 'H2');
        remove();
      }
    }
  });

  test('the element no longer exists', () => {
    const names = ['MuiButton-label', 'MuiIconButton-label', 'MuiTab-wrapper'];
    const found = ({ Button, IconButton, Tab, Tabs }: Library) => {
      const { unmount } = render(
        <>
          <Button>Send</Button>
          <IconButton>S</IconButton>
          <Tabs value={0}>
            <Tab label="Decks" />
          </Tabs>
        </>,
      );
      const result = names.filter((name) => has(`.${name}`));
      unmount();
      return result;
    };
    expect(found(old)).toEqual(names);
    NEW.forEach((library) => expect(found(library)).toEqual([]));
  });
});

describe('#dialogs', () => {
  test('without another check, a click next to the dialog closes it.', () => {
    const reasonsOf = ({ Dialog }: Library) => {
      const onClose = jest.fn();
      const { unmount } = render(
        <Dialog open disableBackdropClick onClose={onClose}>
          Crew
        </Dialog>,
      );
      const container = document.querySelector('.MuiDialog-container')!;
      fireEvent.mouseDown(container);
      fireEvent.mouseUp(container);
      fireEvent.click(container);
      unmount();
      return onClose.mock.calls.map(([, reason]: unknown[]) => reason);
    };
    expect(reasonsOf(old)).toEqual([]);
    NEW.forEach((library) => expect(reasonsOf(library)).toEqual(['backdropClick']));
  });

  test('Both versions of this dialog ignore clicks on the backdrop, and call `saveDraft` and then `close` for Escape:', () => {
    const callsOf = (
      { Dialog }: Library,
      propsOf: (saveDraft: () => void, close: () => void) => object,
    ) => {
      const calls: string[] = [];
      const props = propsOf(
        () => calls.push('saveDraft'),
        () => calls.push('close'),
      );
      const { unmount } = render(
        <Dialog open {...props}>
          Crew
        </Dialog>,
      );
      const container = document.querySelector('.MuiDialog-container')!;
      fireEvent.mouseDown(container);
      fireEvent.mouseUp(container);
      fireEvent.click(container);
      calls.push('Escape');
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
      unmount();
      return calls;
    };
    const expected = ['Escape', 'saveDraft', 'close'];
    expect(
      callsOf(old, (saveDraft, close) => ({
        disableBackdropClick: true,
        onEscapeKeyDown: saveDraft,
        onClose: close,
      })),
    ).toEqual(expected);
    for (const library of NEW) {
      expect(
        callsOf(library, (saveDraft, close) => ({
          onClose: (_event: object, reason: string) => {
            if (reason === 'backdropClick') {
              return;
            }
            if (reason === 'escapeKeyDown') {
              saveDraft();
            }
            close();
          },
        })),
      ).toEqual(expected);
    }
  });
});

describe('#box', () => {
  test('`clone` and a function as `children` have no effect.', () => {
    const tags = ({ Box }: Library, props: object) => {
      const { container, unmount } = render(<Box m={2} {...props} />);
      const result = [...container.querySelectorAll('*')].map(({ tagName }) => tagName);
      unmount();
      return result;
    };
    const clone = { clone: true, children: <b>Send</b> };
    const withFunction = { children: (props: object) => <b {...props}>Send</b> };
    expect([tags(old, clone), tags(old, withFunction)]).toEqual([['B'], ['B']]);
    for (const library of NEW) {
      expect([tags(library, clone), tags(library, withFunction)]).toEqual([['DIV', 'B'], ['DIV']]);
    }
  });
});

describe('#grid', () => {
  test('The container had a negative margin on all sides, and now has it only at the top and on the left.', () => {
    const margins = ({ Grid }: Library) => {
      const { container, unmount } = render(<Grid container spacing={2} />);
      const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(
        container.firstElementChild!,
      );
      unmount();
      return [marginTop, marginRight, marginBottom, marginLeft].map((value) => /-/.test(value));
    };
    expect(margins(old)).toEqual([true, true, true, true]);
    NEW.forEach((library) => expect(margins(library)).toEqual([true, false, false, true]));
  });
});

describe('#v6', () => {
  test('`ListItem` ignores `button`, `selected` and `disabled`:', () => {
    const props = { button: true, selected: true, disabled: true };
    const describeItem = ({ ListItem }: Library) => {
      const { container, unmount } = render(<ListItem {...props}>Deck</ListItem>);
      const { tagName, classList } = container.firstElementChild!;
      const states = ['Mui-selected', 'Mui-disabled'].filter((name) => classList.contains(name));
      unmount();
      return [tagName, ...states];
    };
    expect(describeItem(five)).toEqual(['DIV', 'Mui-selected', 'Mui-disabled']);
    expect(describeItem(six)).toEqual(['LI']);
  });

  test('`AccordionSummary` is inside an `h3` element.', () => {
    const isInHeading = ({ Accordion, AccordionSummary }: Library) => {
      const { unmount } = render(
        <Accordion>
          <AccordionSummary>Deck</AccordionSummary>
          <p>Cabins</p>
        </Accordion>,
      );
      const result = screen.getByText('Deck').closest('h3') !== null;
      unmount();
      return result;
    };
    expect(isInHeading(five)).toBe(false);
    expect(isInHeading(six)).toBe(true);
  });

  test("Set another level with `slotProps={{ heading: { component: 'h2' } }}` of `Accordion`.", () => {
    const { Accordion, AccordionSummary } = six;
    render(
      <Accordion slotProps={{ heading: { component: 'h2' } }}>
        <AccordionSummary>Deck</AccordionSummary>
        <p>Cabins</p>
      </Accordion>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Deck');
    expect(has('h3')).toBe(false);
  });
});
