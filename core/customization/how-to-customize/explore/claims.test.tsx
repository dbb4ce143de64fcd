import * as React from 'react';
import { render, renderHook, fireEvent, screen, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as Mui from '@mui/material';
import { createTheme, ThemeProvider, styled, useTheme } from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import BarometerSlider from '../demos/BarometerSlider';
import SelectedShelves from '../demos/SelectedShelves';
import TariffZones from '../demos/TariffZones';
import LowWaterTanks from '../../theme-components/demos/LowWaterTanks';
import LargeTicketButtons from '../../theme-components/demos/LargeTicketButtons';
import ThemeExplorer from '../../default-theme/demos/ThemeExplorer';
import UnstyledPortSearch from '../../unstyled-components/demos/UnstyledPortSearch';
import HouseLights from '../../../guides/api/demos/HouseLights';
import StormAlertSlots from '../../../guides/api/demos/StormAlertSlots';

const out: string[] = [];
afterAll(() => { require('node:fs').writeFileSync('/tmp/chk/out.txt', out.join('\n')); });

const M = Mui as any;
const els: Record<string, (p: any) => React.ReactElement> = {
  Accordion: (p) => <M.Accordion {...p}><span>a</span></M.Accordion>,
  Autocomplete: (p) => <M.Autocomplete options={[]} renderInput={(q: any) => <M.TextField {...q} />} {...p} />,
  Step: (p) => <M.Stepper><M.Step {...p}><M.StepLabel>a</M.StepLabel></M.Step></M.Stepper>,
  StepLabel: (p) => <M.StepLabel {...p}>x</M.StepLabel>,
  Popper: (p) => <M.Popper open anchorEl={document.body} {...p}>x</M.Popper>,
  Popover: (p) => <M.Popover open anchorEl={document.body} {...p}>x</M.Popover>,
  Menu: (p) => <M.Menu open anchorEl={document.body} {...p}><i>x</i></M.Menu>,
  Modal: (p) => <M.Modal open {...p}><div /></M.Modal>,
  Dialog: (p) => <M.Dialog open {...p}><div /></M.Dialog>,
  Drawer: (p) => <M.Drawer open {...p}><div /></M.Drawer>,
  SwipeableDrawer: (p) => <M.SwipeableDrawer open onOpen={()=>0} onClose={()=>0} {...p}><div /></M.SwipeableDrawer>,
  Snackbar: (p) => <M.Snackbar open message="a" {...p} />,
  SpeedDial: (p) => <M.SpeedDial ariaLabel="a" {...p} />,
  SpeedDialAction: (p) => <M.SpeedDialAction id="z" {...p} />,
  FormControlLabel: (p) => <M.FormControlLabel label="a" control={<M.Checkbox />} {...p} />,
  TablePagination: (p) => <table><tbody><tr><M.TablePagination count={10} page={0} rowsPerPage={5} onPageChange={()=>0} {...p} /></tr></tbody></table>,
  Tooltip: (p) => <M.Tooltip title="a" {...p}><M.Button>b</M.Button></M.Tooltip>,
  Backdrop: (p) => <M.Backdrop open {...p} />,
  Collapse: (p) => <M.Collapse in {...p}><i /></M.Collapse>,
  Fade: (p) => <M.Fade in {...p}><div /></M.Fade>,
  Select: (p) => <M.Select value="" {...p}><M.MenuItem value="">x</M.MenuItem></M.Select>,
  NativeSelect: (p) => <M.NativeSelect {...p}><option /></M.NativeSelect>,
  ImageList: (p) => <M.ImageList {...p}><li /></M.ImageList>,
  ImageListItem: (p) => <M.ImageList><M.ImageListItem {...p}><i /></M.ImageListItem></M.ImageList>,
  MobileStepper: (p) => <M.MobileStepper steps={2} nextButton={<i/>} backButton={<i/>} {...p} />,
  Chip: (p) => <M.Chip label="a" {...p} />,
  ToggleButton: (p) => <M.ToggleButton value="a" {...p}>a</M.ToggleButton>,
  Rating: (p) => <M.Rating name="r" {...p} />,
  CardMedia: (p) => <M.CardMedia image="/a.png" {...p} />,
  BottomNavigation: (p) => <M.BottomNavigation value={0} {...p} />,
  Tabs: (p) => <M.Tabs value={0} {...p}><M.Tab label="a" /></M.Tabs>,
  StepIcon: (p) => <M.StepIcon icon={1} {...p} />,
  InputAdornment: (p) => <M.InputAdornment position="start" {...p}>x</M.InputAdornment>,
  ListItemAvatar: (p) => <M.ListItemAvatar {...p}><i/></M.ListItemAvatar>,
  Link: (p) => <M.Link href="#a" {...p}>a</M.Link>,
  Badge: (p) => <M.Badge badgeContent={1} {...p}><i/></M.Badge>,
  ListItemText: (p) => <M.ListItemText primary="a" {...p} />,
  ImageListItemBar: (p) => <M.ImageListItemBar title="a" {...p} />,
  CardHeader: (p) => <M.CardHeader title="a" {...p} />,
  Avatar: (p) => <M.Avatar {...p}>a</M.Avatar>,
  StepContent: (p) => <M.Stepper orientation="vertical"><M.Step active><M.StepContent {...p}>x</M.StepContent></M.Step></M.Stepper>,
  TabScrollButton: (p) => <M.TabScrollButton direction="left" orientation="horizontal" {...p} />,
  AccordionSummary: (p) => <M.Accordion><M.AccordionSummary {...p}>a</M.AccordionSummary></M.Accordion>,
};
test('root', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of Object.keys(Mui).filter((n) => /^[A-Z]/.test(n) && (M[n]?.$$typeof || typeof M[n] === 'function'))) {
    if (['Slide','Grow','Zoom','TouchRipple'].includes(name)) continue;
    const make = els[name] ?? ((p: any) => React.createElement(M[name], p));
    try {
      const { unmount } = render(make({ className: 'own', style: { order: 7 }, sx: { zIndex: 77 }, 'data-x': 1, title: name==='Tooltip'||name.includes('Header')||name.includes('Bar')?'t':'own' }));
      const d = (e?: Element | null) => e ? `${e.tagName}.${[...e.classList].filter((c) => /Mui/.test(c)).join('.')}` : 'none';
      const cls = document.querySelector('.own');
      const st = [...document.querySelectorAll<HTMLElement>('*')].find((e) => e.style?.order === '7');
      const sx = [...document.querySelectorAll<HTMLElement>('*')].find((e) => getComputedStyle(e).zIndex === '77');
      const da = document.querySelector('[data-x]');
      const ok = cls && cls === st && cls === sx && cls === da;
      out.push(`${ok ? 'ok ' : 'DIFF '}${name}: ${ok ? d(cls) : `class ${d(cls)} | style ${d(st)} | sx ${d(sx)} | data ${d(da)}`}`);
      unmount();
    } catch (error) { out.push(`ERR ${name} ${(error as Error).message.slice(0, 80)}`); }
    document.body.innerHTML = '';
  }
});

test('demos', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [n, D] of Object.entries({ BarometerSlider, SelectedShelves, TariffZones, LowWaterTanks, LargeTicketButtons, ThemeExplorer, UnstyledPortSearch, HouseLights, StormAlertSlots })) {
    for (const mode of ['light', 'dark'] as const) {
      log.mockClear(); warn.mockClear();
      const { container, unmount } = render(<React.StrictMode><ThemeProvider theme={createTheme({ palette: { mode } })}><D /></ThemeProvider></React.StrictMode>);
      for (let round = 0; round < 3; round += 1) {
        for (const b of [...container.querySelectorAll('button, input, [role=button], summary')]) {
          if (b.isConnected && !(b as any).disabled) await userEvent.click(b, { pointerEventsCheck: 0 });
        }
      }
      const combo = screen.queryByRole('combobox');
      if (combo) { await userEvent.type(combo, 'b'); await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Escape}{Escape}'); out.push('combo ' + (combo as any).value); }
      const unnamed = [...container.querySelectorAll('button, input, [role]')].filter((e) => !e.getAttribute('aria-label') && !e.textContent && !(e as any).labels?.length).map((e) => e.outerHTML.slice(0, 100));
      out.push(`${n} ${mode}: ${log.mock.calls.length} ${warn.mock.calls.length} ${log.mock.calls.flat().map(String).join(' ').slice(0, 300)} unnamed ${unnamed.join('|')}`);
      if (n === 'ThemeExplorer') out.push(container.textContent!.slice(0, 600));
      unmount();
    }
  }
});

test('misc', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rec = (name: string) => (...a: unknown[]) => { out.push(`${name}: ${a.map((v) => (v as any)?.type ?? (v instanceof Element ? 'ELEMENT' : JSON.stringify(v)?.slice(0, 40))).join(', ')}`); };
  render(<M.TextField value={null} />);
  out.push('TextField null: ' + log.mock.calls.flat().map(String).join(' ').slice(0, 200)); log.mockClear();
  const r = render(<M.TextField />); r.rerender(<M.TextField value="a" />);
  out.push('TextField undefined->a: ' + log.mock.calls.flat().map(String).join(' ').slice(0, 300)); log.mockClear(); r.unmount();
  render(<M.Select value={null}><M.MenuItem value="a">a</M.MenuItem></M.Select>);
  out.push('Select null: ' + log.mock.calls.flat().map(String).join(' ').slice(0, 200)); log.mockClear();
  render(<M.Slider value={null} />);
  out.push('Slider null: ' + log.mock.calls.flat().map(String).join(' ').slice(0, 200)); log.mockClear();
  render(<M.RadioGroup value={null}><M.Radio value="a" /></M.RadioGroup>);
  out.push('RadioGroup null: ' + log.mock.calls.flat().map(String).join(' ').slice(0, 200)); log.mockClear();
  document.body.innerHTML = '';
  jest.useFakeTimers();
  render(<M.Snackbar open message="a" autoHideDuration={100} onClose={rec('snack')} />);
  act(() => { jest.advanceTimersByTime(200); });
  jest.useRealTimers();
  render(<M.Tooltip title="a" open onClose={rec('tooltip')}><button>t</button></M.Tooltip>);
  fireEvent.mouseOver(screen.getByText('t')); fireEvent.mouseLeave(screen.getByText('t'));
  await new Promise((f) => setTimeout(f, 300));
  render(<M.Alert onClose={rec('alert')}>x</M.Alert>);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  render(<M.Select open value="a" onClose={rec('selectclose')} onChange={rec('select')}><M.MenuItem value="a">a</M.MenuItem><M.MenuItem value="b">b</M.MenuItem></M.Select>);
  fireEvent.click(screen.getByRole('option', { name: 'b' }));
  render(<M.Chip label="x" onDelete={rec('chipdelete')} deleteIcon={<i data-testid="del" />} />);
  fireEvent.click(screen.getByTestId('del'));
  render(<M.Fade in appear onEnter={rec('fade')}><div /></M.Fade>);
  render(<M.ToggleButton value="q" onChange={rec('toggle')}>q</M.ToggleButton>);
  fireEvent.click(screen.getByText('q'));
  const { result } = renderHook(() => useTheme(), { wrapper: ({ children }: any) => <ThemeProvider theme={createTheme()}>{children}</ThemeProvider> });
  out.push('vars ' + JSON.stringify(result.current.vars));
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const S = styled(Mui.Chip)({ zIndex: 13 });
  render(<CacheProvider value={cache}><ThemeProvider theme={createTheme({ components: { MuiChip: { styleOverrides: { root: { zIndex: 11 } }, variants: [{ props: {}, style: { zIndex: 12 } }] } } })}><S label="order" sx={{ zIndex: 14 }} /></ThemeProvider></CacheProvider>);
  out.push('order ' + [...container.textContent!.matchAll(/z-index:(\d\d)/g)].map((m) => m[1]).join());
  render(<M.Slider aria-label="fv" />);
  act(() => screen.getByLabelText('fv').focus());
  out.push('slider ' + document.querySelectorAll('.MuiSlider-thumb.Mui-focusVisible').length);
  log.mockClear();
  createTheme({ components: { MuiTab: { styleOverrides: { selected: { zIndex: 1 } } } } } as any);
  out.push('theme ' + log.mock.calls.flat().map(String).join(' '));
  const classesT = createTheme({ components: { MuiChip: { defaultProps: { classes: { root: 'a', label: 'b' } } } } });
  const cr = render(<ThemeProvider theme={classesT}><Mui.Chip label="cls" classes={{ label: 'c' }} /></ThemeProvider>);
  out.push(cr.container.innerHTML.slice(0, 300));
  const t2 = createTheme({ components: { MuiTextField: { defaultProps: { slotProps: { htmlInput: () => ({ lang: 'de' }) } } } } });
  const c2 = render(<ThemeProvider theme={t2}><Mui.TextField slotProps={{ htmlInput: { title: 'x' } }} /></ThemeProvider>);
  out.push('theme fn: ' + c2.container.querySelector('input')!.outerHTML);
});

test('ownerState', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const list: [string, React.ReactElement][] = [
    ['Slider', <M.Slider aria-label="a" marks={[{ value: 1, label: 'a' }]} valueLabelDisplay="on" lang="en" />],
    ['Alert', <M.Alert onClose={() => 0} lang="en" action={null}>a</M.Alert>], ['Alert', <M.Alert onClose={() => 0} lang="en">a</M.Alert>],
    ['Switch', <M.Switch lang="en" />], ['Rating', <M.Rating lang="en" value={2} precision={0.5} />],
    ['Autocomplete', <M.Autocomplete open lang="en" options={['a', 'b']} groupBy={(x: string) => x} renderInput={(q: any) => <M.TextField {...q} />} />],
    ['Autocomplete', <M.Autocomplete multiple open lang="en" options={[]} value={['a']} renderInput={(q: any) => <M.TextField {...q} />} />],
    ['Tooltip', <M.Tooltip open arrow lang="en" title="x"><b>x</b></M.Tooltip>], ['Accordion', <M.Accordion lang="en"><b /></M.Accordion>],
    ['AccordionSummary', <M.AccordionSummary expandIcon={<b />} lang="en" />], ['Dialog', <M.Dialog open lang="en"><b /></M.Dialog>],
    ['Drawer', <M.Drawer open lang="en" />], ['Menu', <M.Menu open anchorEl={document.body} lang="en"><i /></M.Menu>], ['Popover', <M.Popover open anchorEl={document.body} lang="en" />],
    ['Button', <M.Button startIcon={<b />} endIcon={<b />} lang="en" />], ['Chip', <M.Chip lang="en" label="a" icon={<b />} onDelete={() => 0} avatar={<b />} />],
    ['CardHeader', <M.CardHeader avatar="a" title="b" subheader="c" action="d" lang="en" />], ['ListItemText', <M.ListItemText primary="a" secondary="b" lang="en" />],
    ['Badge', <M.Badge badgeContent={1} lang="en" />], ['Avatar', <M.Avatar src="/a" lang="en" />], ['Avatar', <M.Avatar lang="en" />],
    ['InputBase', <M.InputBase lang="en" />], ['OutlinedInput', <M.OutlinedInput label="a" notched lang="en" />], ['FilledInput', <M.FilledInput lang="en" />],
    ['Select', <M.Select value="" lang="en"><i /></M.Select>], ['NativeSelect', <M.NativeSelect lang="en"><option /></M.NativeSelect>],
    ['LinearProgress', <M.LinearProgress variant="buffer" value={1} valueBuffer={2} lang="en" />], ['CircularProgress', <M.CircularProgress lang="en" />],
    ['Pagination', <M.Pagination count={3} lang="en" />], ['PaginationItem', <M.PaginationItem page={1} lang="en" />], ['PaginationItem', <M.PaginationItem type="next" lang="en" />],
    ['TablePagination', <M.TablePagination component="div" count={9} page={0} rowsPerPage={5} onPageChange={() => 0} lang="en" />],
    ['Tabs', <M.Tabs value={0} lang="en"><M.Tab label="a" /></M.Tabs>], ['Tab', <M.Tab icon={<b />} label="a" lang="en" />], ['TableSortLabel', <M.TableSortLabel active lang="en" />],
    ['Stepper', <M.Stepper lang="en" />], ['StepLabel', <M.StepLabel lang="en" icon={1} optional="a">x</M.StepLabel>], ['StepIcon', <M.StepIcon icon={1} lang="en" />], ['StepConnector', <M.StepConnector lang="en" />],
    ['SpeedDial', <M.SpeedDial ariaLabel="a" open lang="en" />], ['SpeedDialAction', <M.SpeedDialAction id="a" tooltipOpen tooltipTitle="b" lang="en" />], ['SpeedDialIcon', <M.SpeedDialIcon openIcon={<b />} lang="en" />],
    ['SnackbarContent', <M.SnackbarContent message="a" action="b" lang="en" />], ['MobileStepper', <M.MobileStepper steps={3} lang="en" nextButton={null} backButton={null} />], ['MobileStepper', <M.MobileStepper steps={3} variant="progress" lang="en" nextButton={null} backButton={null} />],
    ['ImageListItemBar', <M.ImageListItemBar title="a" subtitle="b" actionIcon={<b />} lang="en" />], ['FormControlLabel', <M.FormControlLabel label="a" required control={<M.Checkbox />} lang="en" />], ['FormLabel', <M.FormLabel required lang="en" />],
    ['Breadcrumbs', <M.Breadcrumbs lang="en"><b /><b /></M.Breadcrumbs>], ['Divider', <M.Divider lang="en">a</M.Divider>], ['Backdrop', <M.Backdrop open lang="en" />], ['Collapse', <M.Collapse in lang="en" />], ['Modal', <M.Modal open lang="en"><b /></M.Modal>],
    ['AvatarGroup', <M.AvatarGroup lang="en" max={2}><M.Avatar /><M.Avatar /><M.Avatar /></M.AvatarGroup>], ['CardActionArea', <M.CardActionArea lang="en" />], ['BottomNavigationAction', <M.BottomNavigationAction label="a" lang="en" />], ['ListItem', <M.ListItem lang="en" secondaryAction={<b />} />],
  ];
  for (const [name, el] of list) {
    const classes = M[`${name[0]!.toLowerCase()}${name.slice(1)}Classes`] ?? {};
    const bad: string[] = []; const good: string[] = [];
    const styleOverrides = Object.fromEntries(Object.keys(classes).map((k) => [k, (p: any) => { if (p.ownerState?.lang === 'en') good.push(k); else bad.push(`${k}(${p.ownerState ? Object.keys(p.ownerState).slice(0,4).join() : 'none'})`); return {}; }]));
    try { const r = render(<ThemeProvider theme={createTheme({ components: { [`Mui${name}`]: { styleOverrides } } } as any)}>{el}</ThemeProvider>); r.unmount(); } catch (e) { out.push('ERR ' + name + (e as Error).message); }
    document.body.innerHTML = '';
    out.push(`OS ${name}: good ${[...new Set(good)].join(' ')} BAD ${[...new Set(bad)].join(' ')}`);
  }
});
