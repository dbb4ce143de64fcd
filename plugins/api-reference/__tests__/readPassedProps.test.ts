import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPassedProps } from '../extract/readPassedProps';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'passed-props-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

/** Returns what a package with this one module passes to its slots. */
function passedIn(code: string): Record<string, unknown> {
  writeFileSync(path.join(dir, 'index.js'), code);
  return Object.fromEntries(readPassedProps({ script: path.join(dir, 'index.js') }));
}

describe('props that a package passes to its slots', () => {
  it.each([
    [
      'besides what the reader passes',
      `_jsx(rootProps.slots.cell, _extends({ field, 'aria-label': name }, rootProps.slotProps?.cell, { children: value }))`,
      { cell: { props: ['aria-label', 'children', 'field'] } },
    ],
    [
      'nothing else',
      `(0, _runtime.jsx)(rootProps.components.Footer, (0, _extends2.default)({}, (_tmp = rootProps.componentsProps) == null ? void 0 : _tmp.footer))`,
      { Footer: { props: [] } },
    ],
    [
      'whatever its own caller gave it',
      `function Icon(props) { const { value, ...other } = props; return _jsx(rootProps.slots.icon, { fontSize: 'small', ...other }); }`,
      { icon: { props: ['fontSize'], others: true } },
    ],
    [
      'in several places',
      `_jsx(slots.button, { id, ref }); _jsxs(slots.button, isOpen && { onClick });`,
      { button: { props: ['id', 'onClick'] } },
    ],
    [
      'through a variable, of one name in each function',
      `function a() { const s = null == r ? void 0 : r.current.components.Header; return e.createElement(s, Object.assign({}, { open: 1 })); }
       function b() { const s = 'div'; return e.createElement(s, { title: '' }); }`,
      { Header: { props: ['open'] } },
    ],
    [
      'whichever of two is taken',
      `function Cell() { const Icon = React.useMemo(() => value ? p.slots.yes : p.slots.no, [value]); return _jsx(Icon, { titleAccess: '' }); }`,
      { yes: { props: ['titleAccess'] }, no: { props: ['titleAccess'] } },
    ],
    [
      'through a styled element',
      `_jsx(Root, _extends({ as: rootProps.slots.popper, open }, { ownerState }))`,
      { popper: { props: ['open'] } },
    ],
    [
      'through a prop of another component, also under a short name',
      `_jsx(Menu, { ContentComponent: rootProps.slots.columnMenu });
       function Menu({ ContentComponent: c, id }) { return _jsx(c, { hideMenu, id }); }`,
      { columnMenu: { props: ['hideMenu', 'id'] } },
    ],
    ['not to what only has a slot as its child', `_jsx('div', { children: p.slots.footer });`, {}],
    ['not to a component that is made of one', `_jsx(styled(p.slots.footer), { id });`, {}],
  ])('%s', (_, code, passed) => {
    expect(passedIn(code)).toEqual(passed);
  });

  it('are read only from the build that runs, including its folders', () => {
    for (const [folder, prop] of [
      ['esm', 'ofAnotherBuild'],
      ['components', 'open'],
    ] as const) {
      mkdirSync(path.join(dir, folder));
      writeFileSync(path.join(dir, folder, 'Panel.js'), `_jsx(p.slots.panel, { ${prop} });`);
    }
    expect(passedIn('')).toEqual({ panel: { props: ['open'] } });
  });
});
