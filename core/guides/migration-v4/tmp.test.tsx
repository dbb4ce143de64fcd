import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import * as v4 from '@docs/v4/node_modules/@material-ui/core';
import * as v5 from '@docs/v5/node_modules/@mui/material';
import * as v6 from '@mui/material';
const L = { v4, v5, v6 } as any;
const out: string[] = [];
afterAll(() => { require('fs').writeFileSync('/tmp/chk/tmp.out', out.join('\n')); });
test('x', () => {
  const log: any[] = [];
  jest.spyOn(console, 'error').mockImplementation((...a) => void log.push(String(a[0]).slice(0, 120)));
  jest.spyOn(console, 'warn').mockImplementation((...a) => void log.push(String(a[0]).slice(0, 120)));
  for (const k of Object.keys(L)) {
    const { Button, Tab, Tabs, Dialog, Box, Modal, Tooltip, Chip, Fab, Avatar } = L[k];
    const B = Button as any;
    try { const { unmount, container } = render(<B color="default">Send</B>); out.push(k + ' default ' + container.innerHTML.slice(0, 300)+getComputedStyle(container.querySelector('button')!).color); unmount(); } catch (e: any) { out.push(k + ' default throws ' + e.message.slice(0,80)); }
    try { const { unmount, container } = render(<B color="default" variant="contained">Send</B>); out.push(k + ' contained default ' + getComputedStyle(container.querySelector('button')!).backgroundColor); unmount(); } catch (e: any) { out.push(k + ' default throws ' + e.message.slice(0,80)); }
    { const { unmount, container } = render(<Tabs value={0}><Tab label="a" icon={<i />} /></Tabs>); out.push(k + ' tab wrapper ' + !!container.querySelector('.MuiTab-wrapper')); unmount(); }
    { const calls: string[] = []; const { unmount } = render(<Dialog open disableBackdropClick onEscapeKeyDown={() => calls.push('esc')} onClose={(_e: any, r: any) => calls.push(r)} >x</Dialog>); fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }); out.push(k + ' escape ' + calls.join()); unmount(); }
    { const calls: string[] = []; const { unmount } = render(<Dialog open disableEscapeKeyDown onEscapeKeyDown={() => calls.push('esc')} onClose={(_e: any, r: any) => calls.push(r)} >x</Dialog>); fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }); out.push(k + ' escape disabled ' + calls.join()); unmount(); }
  }
  out.push(...log);
});
