import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import Backdrop from '@mui/material/Backdrop';
import BottomNavigation from '@mui/material/BottomNavigation';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MobileStepper from '@mui/material/MobileStepper';
import Modal from '@mui/material/Modal';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Select from '@mui/material/Select';
import Snackbar from '@mui/material/Snackbar';
import SpeedDial from '@mui/material/SpeedDial';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const theme = createTheme();
const DEFAULTS = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
};

/** Renders the element and returns the z-index of the first element with the selector. */
function zIndexOf(element: ReactElement, selector: string, current: Theme = theme) {
  const { unmount } = render(<ThemeProvider theme={current}>{element}</ThemeProvider>);
  const { zIndex } = getComputedStyle(document.querySelector(selector)!);
  unmount();
  return zIndex;
}

const stepper = (position: 'top' | 'bottom' | 'static') => (
  <MobileStepper position={position} steps={3} backButton={null} nextButton={null} />
);

describe('#layers', () => {
  test("`zIndex: 'modal'` is 1300, and numbers are used as they are", () => {
    for (const [key, value] of Object.entries(DEFAULTS)) {
      expect(theme.unstable_sx({ zIndex: key })).toEqual({ zIndex: value });
    }
    for (const value of [-1, 0, 7, 1300]) {
      expect(theme.unstable_sx({ zIndex: value })).toEqual({ zIndex: value });
    }
  });

  test('The table shows the default values and the components that use them', () => {
    expect(theme.zIndex).toEqual(DEFAULTS);
    expect(zIndexOf(stepper('top'), '.MuiMobileStepper-root')).toBe('1000');
    expect(zIndexOf(stepper('bottom'), '.MuiMobileStepper-root')).toBe('1000');
    expect(zIndexOf(stepper('static'), '.MuiMobileStepper-root')).not.toBe('1000');
    expect(zIndexOf(<Fab />, '.MuiFab-root')).toBe('1050');
    expect(zIndexOf(<SpeedDial ariaLabel="Add" />, '.MuiSpeedDial-root')).toBe('1050');
    for (const position of ['fixed', 'absolute', 'sticky'] as const) {
      expect(zIndexOf(<AppBar position={position} />, '.MuiAppBar-root')).toBe('1100');
    }
    for (const position of ['static', 'relative'] as const) {
      expect(zIndexOf(<AppBar position={position} />, '.MuiAppBar-root')).not.toBe('1100');
    }
    for (const variant of ['temporary', 'persistent', 'permanent'] as const) {
      expect(zIndexOf(<Drawer open variant={variant} />, '.MuiDrawer-paper')).toBe('1200');
    }
    expect(zIndexOf(<Drawer open />, '.MuiDrawer-root')).toBe('1200');
    const anchorEl = document.body;
    const overlays: [ReactElement, string][] = [
      [
        <Modal open key="modal">
          <div />
        </Modal>,
        '.MuiModal-root',
      ],
      [<Dialog open key="dialog" />, '.MuiDialog-root'],
      [<Popover open anchorEl={anchorEl} key="popover" />, '.MuiPopover-root'],
      [<Menu open anchorEl={anchorEl} key="menu" />, '.MuiMenu-root'],
      [
        <Autocomplete
          open
          key="autocomplete"
          options={['Fern']}
          renderInput={(params) => <TextField {...params} />}
        />,
        '.MuiAutocomplete-popper',
      ],
    ];
    for (const [element, selector] of overlays) {
      expect(zIndexOf(element, selector)).toBe('1300');
    }
    expect(zIndexOf(<Snackbar open message="Saved" />, '.MuiSnackbar-root')).toBe('1400');
    const tooltip = (
      <Tooltip open title="Copy">
        <i />
      </Tooltip>
    );
    expect(zIndexOf(tooltip, '.MuiTooltip-popper')).toBe('1500');
  });

  test('`Backdrop`, `BottomNavigation` and `Popper` have no `z-index`', () => {
    const none = ['', 'auto'];
    expect(none).toContain(zIndexOf(<Backdrop open />, '.MuiBackdrop-root'));
    expect(none).toContain(zIndexOf(<BottomNavigation />, '.MuiBottomNavigation-root'));
    const popper = (
      <Popper open anchorEl={document.body}>
        Fern
      </Popper>
    );
    expect(none).toContain(zIndexOf(popper, '.MuiPopper-root'));
  });

  test('a sticky table header has 2, and a sticky `ListSubheader` has 1', () => {
    const table = (
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Fern</TableCell>
          </TableRow>
        </TableHead>
      </Table>
    );
    expect(zIndexOf(table, '.MuiTableCell-root')).toBe('2');
    expect(zIndexOf(<ListSubheader component="div" />, '.MuiListSubheader-root')).toBe('1');
    expect(
      zIndexOf(<ListSubheader component="div" disableSticky />, '.MuiListSubheader-root'),
    ).not.toBe('1');
  });

  test('Dialogs and menus are added to the end of the page when they open, so a menu is above the dialog that contains its button', () => {
    const page = (isDialogOpen: boolean, isMenuOpen: boolean) => (
      <>
        <Menu open={isMenuOpen} anchorEl={document.body} />
        <Dialog open={isDialogOpen}>
          <button>Sort</button>
        </Dialog>
        <p>Posters</p>
      </>
    );
    const { rerender } = render(page(false, false));
    expect(document.querySelectorAll('.MuiModal-root')).toHaveLength(0);
    rerender(page(true, false));
    rerender(page(true, true));
    const [first, second] = document.querySelectorAll('.MuiModal-root');
    expect(first).toHaveClass('MuiDialog-root');
    expect(second).toHaveClass('MuiMenu-root');
    expect(second).toBe(document.body.lastElementChild);
    expect(getComputedStyle(first!).zIndex).toBe(getComputedStyle(second!).zIndex);
  });
});

describe('#theme', () => {
  test('`zIndex` in `createTheme` changes the value for all components; keys that you omit keep their defaults', () => {
    const current = createTheme({ zIndex: { modal: 10300, fab: 3 } });
    expect(current.zIndex).toEqual({ ...DEFAULTS, modal: 10300, fab: 3 });
    expect(zIndexOf(<Dialog open />, '.MuiDialog-root', current)).toBe('10300');
    expect(zIndexOf(<Menu open anchorEl={document.body} />, '.MuiMenu-root', current)).toBe(
      '10300',
    );
    expect(zIndexOf(<Fab />, '.MuiFab-root', current)).toBe('3');
    expect(createTheme({}, { zIndex: { modal: 7 } }).zIndex).toEqual({ ...DEFAULTS, modal: 7 });
  });
});

describe('#custom-layer', () => {
  test('The theme keeps the value, and `sx` accepts the name', () => {
    for (const cssVariables of [false, true]) {
      const current = createTheme({ cssVariables, zIndex: { consentBar: 1250 } } as object);
      expect(current.zIndex).toEqual({ ...DEFAULTS, consentBar: 1250 });
      const { zIndex } = current.unstable_sx({ zIndex: 'consentBar' }) as { zIndex: unknown };
      expect(zIndex).toBe(cssVariables ? 'var(--mui-zIndex-consentBar, 1250)' : 1250);
    }
  });
});

describe('#one-component', () => {
  test("`Tooltip`, `Select` and `Autocomplete` open a part at the end of the page, so set the value there: `slotProps={{ popper: { sx: { zIndex: 'snackbar' } } }}` on a tooltip or autocomplete, and `MenuProps={{ sx: { zIndex: 'snackbar' } }}` on a select", () => {
    const elements = (layer?: 'snackbar'): [ReactElement, string][] => [
      [
        <Tooltip open title="Copy" key="tooltip" slotProps={{ popper: { sx: { zIndex: layer } } }}>
          <i />
        </Tooltip>,
        '.MuiTooltip-popper',
      ],
      [
        <Autocomplete
          open
          key="autocomplete"
          options={['Fern']}
          slotProps={{ popper: { sx: { zIndex: layer } } }}
          renderInput={(params) => <TextField {...params} />}
        />,
        '.MuiAutocomplete-popper',
      ],
      [
        <Select open key="select" value="fern" MenuProps={{ sx: { zIndex: layer } }}>
          <MenuItem value="fern">Fern</MenuItem>
        </Select>,
        '.MuiMenu-root',
      ],
    ];
    const values = (layer?: 'snackbar') =>
      elements(layer).map(([element, selector]) => zIndexOf(element, `body > ${selector}`));
    expect(values()).toEqual(['1500', '1300', '1300']);
    expect(values('snackbar')).toEqual(['1400', '1400', '1400']);
  });
});

describe('#stacking-context', () => {
  /** Whether the element with the text is inside the parent that renders it. */
  const isInPlace = (element: ReactElement, text: string) => {
    const { unmount } = render(<main>{element}</main>);
    const result = document.querySelector('main')!.contains(screen.getByText(text));
    unmount();
    return result;
  };

  test('`Modal`, `Menu` and `Tooltip` leave the context with a portal, unless `disablePortal` is set, on a tooltip in `slotProps.popper`', () => {
    for (const disablePortal of [false, true]) {
      const results = [
        <Modal open disablePortal={disablePortal} key="modal">
          <p>Film</p>
        </Modal>,
        <Menu open anchorEl={document.body} disablePortal={disablePortal} key="menu">
          <MenuItem>Film</MenuItem>
        </Menu>,
        <Tooltip open title="Film" slotProps={{ popper: { disablePortal } }} key="tooltip">
          <i />
        </Tooltip>,
      ].map((element) => isInPlace(element, 'Film'));
      expect(results).toEqual([disablePortal, disablePortal, disablePortal]);
    }
  });

  test('`Snackbar` is rendered in place, and so are `AppBar`, `Fab` and permanent drawers', () => {
    for (const element of [
      <Snackbar open message="Film" key="snackbar" />,
      <AppBar key="bar">Film</AppBar>,
      <Fab key="fab">Film</Fab>,
      <Drawer variant="permanent" key="drawer">
        Film
      </Drawer>,
    ]) {
      expect(isInPlace(element, 'Film')).toBe(true);
    }
    expect(isInPlace(<Drawer open>Film</Drawer>, 'Film')).toBe(false);
  });
});

describe('#css-variables', () => {
  const withVariables = createTheme({ cssVariables: true });

  test('With `cssVariables: true`, each layer is a variable, such as `--mui-zIndex-modal`', () => {
    for (const [key, value] of Object.entries(DEFAULTS)) {
      expect(withVariables).toHaveProperty(
        `vars.zIndex.${key}`,
        `var(--mui-zIndex-${key}, ${value})`,
      );
    }
    expect(withVariables.unstable_sx({ zIndex: 'modal' })).toEqual({
      zIndex: 'var(--mui-zIndex-modal, 1300)',
    });
  });

  test("`theme.vars.zIndex.drawer + 1` joins two strings and isn't a number", () => {
    const { vars } = withVariables as unknown as { vars: { zIndex: { drawer: string } } };
    expect(vars.zIndex.drawer + 1).toBe('var(--mui-zIndex-drawer, 1200)1');
    expect(withVariables.zIndex.drawer + 1).toBe(1201);
  });
});

describe('#troubleshooting', () => {
  test("`Popper` and `Backdrop` are low because they have no `z-index`: set `sx={{ zIndex: 'modal' }}`, even on a popper that opens from a dialog", () => {
    const inDialog = (layer?: 'modal') => (
      <Dialog open>
        <Popper open anchorEl={document.body} sx={{ zIndex: layer }}>
          Fern
        </Popper>
      </Dialog>
    );
    const popper = 'body > .MuiDialog-root ~ .MuiPopper-root';
    expect(zIndexOf(inDialog(), popper)).not.toBe('1300');
    expect(zIndexOf(inDialog('modal'), popper)).toBe('1300');
    expect(zIndexOf(<Backdrop open />, '.MuiBackdrop-root')).not.toBe('1300');
    expect(zIndexOf(<Backdrop open sx={{ zIndex: 'modal' }} />, '.MuiBackdrop-root')).toBe('1300');
  });

  test("`sx` passes unknown names such as `zIndex: 'dialog'` to the browser", () => {
    for (const name of ['dialog', 'Modal', 'menu']) {
      expect(theme.unstable_sx({ zIndex: name })).toEqual({ zIndex: name });
    }
  });
});
