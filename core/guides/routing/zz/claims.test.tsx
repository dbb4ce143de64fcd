import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MarinaRoutes from '../demos/MarinaRoutes';
import RegattaTabs from '../demos/RegattaTabs';
import RehearsalRooms from '../../responsive-ui/demos/RehearsalRooms';
import ToolLoans from '../../responsive-ui/demos/ToolLoans';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
const log = (t: string) => fs.appendFileSync('/work/tmp/chk-demos.txt', t + '\n');
for (const [n, D] of Object.entries({ MarinaRoutes, RegattaTabs, RehearsalRooms, ToolLoans })) {
  for (const vars of [false, true]) for (const direction of ['ltr', 'rtl'] as const)
  test(n + vars + direction, async () => {
    const e = jest.spyOn(console, 'error').mockImplementation(() => {}); const w = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const user = userEvent.setup();
    render(<React.StrictMode><ThemeProvider theme={createTheme({ cssVariables: vars, direction, colorSchemes: { dark: true } } as object)}><D /></ThemeProvider></React.StrictMode>);
    const states = [];
    for (let i = 0; i < 2; i++) for (const el of [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]) {
      if (el.isConnected) { await user.click(el); states.push(screen.queryByRole('status')?.textContent + '/' + document.querySelector('[aria-current]')?.textContent); }
    }
    for (let i = 0; i < 8; i++) { await user.tab(); await user.keyboard('{Enter}{ArrowRight}'); }
    log(n + ' ' + vars + direction + ' ' + states.join(' ; ') + ' E' + e.mock.calls.length + ' W' + w.mock.calls.length + ' ' + e.mock.calls.map((c) => c.map(String).join(' ').slice(0, 300)).join('|'));
    if (!vars && direction === 'ltr') log(document.body.innerHTML.replace(/class="[^"]*"/g, '').slice(0, 1800));
  });
}
