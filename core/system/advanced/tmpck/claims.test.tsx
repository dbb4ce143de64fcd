import * as React from 'react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
const log = (...a: any[]) => process.stdout.write(a.map(String).join(' ') + '\n');
const dirs = ['display','flexbox','grid','palette','spacing','screen-readers','typography','advanced','box','styled'];
for (const d of dirs) {
  const folder = path.join(process.cwd(), 'core/system', d, 'demos');
  for (const f of readdirSync(folder).filter((n) => n.endsWith('.tsx'))) {
    for (const w of ['bare', 'dark', 'vars'] as const) {
      test(`${f} ${w}`, async () => {
        const user = userEvent.setup();
        const error = jest.spyOn(console, 'error').mockImplementation(() => {});
        const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
        try {
          const { default: Demo } = require(path.join(folder, f));
          const theme = w === 'vars' ? createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } }) : createTheme({ palette: { mode: 'dark' } });
          const el = w === 'bare' ? <Demo /> : <ThemeProvider theme={theme}><Demo /></ThemeProvider>;
          const { container } = render(el);
          const controls = [...container.querySelectorAll<HTMLElement>('button,input,a')];
          for (const order of [controls, [...controls].reverse(), controls]) for (const c of order) {
            if (!c.isConnected) continue;
            if (c instanceof HTMLInputElement && c.type === 'text') { await user.clear(c); await user.type(c, 'ea'); }
            else if (!(c instanceof HTMLAnchorElement)) await user.click(c);
          }
          for (const c of container.querySelectorAll<HTMLElement>('button,input,a')) expect(c).toHaveAccessibleName();
          const msgs = [...error.mock.calls, ...warn.mock.calls].map((m) => String(m[0]).slice(0, 200) + String(m[1] ?? '').slice(0,60));
          if (msgs.length) log(f, w, 'MSG', msgs.join(' || '));
          if (w === 'bare') log(f, controls.length, container.textContent!.slice(0, 150));
          renderToString(el);
        } catch (e) { log(f, w, 'THROWS', (e as Error).message.slice(0, 300)); } finally { error.mockRestore(); warn.mockRestore(); }
      });
    }
  }
}
