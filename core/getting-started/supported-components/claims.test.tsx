import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as material from '@mui/material';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import StorageBanner from './demos/StorageBanner';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');

const exported = material as Record<string, unknown>;
const page = readFileSync(`${__dirname}/index.mdx`, 'utf8');
const section = (from: string, to: string) =>
  page.slice(page.indexOf(`{/* #${from} */}`), page.indexOf(`{/* #${to} */}`));

describe('#material-design', () => {
  test('`@mui/material` 6.5 exports all components in these tables', () => {
    const rows = section('material-design', 'missing')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const names = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map((match) => match[1]));
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) {
      expect([name, typeof exported[name]]).toEqual([
        name,
        expect.stringMatching(/^(object|function)$/),
      ]);
    }
  });
});

describe('#missing', () => {
  test('The package has no component with the name `Banner`, `NavigationRail`, `BottomSheet`, `SideSheet`, `SegmentedButton` or `Carousel`', () => {
    const missing = /banner|navigation_?rail|bottom_?sheet|side_?sheet|segmented|carousel/i;
    expect(Object.keys(exported).filter((name) => missing.test(name))).toEqual([]);
    expect(exported).toHaveProperty('ToggleButtonGroup');
  });

  test('In the demo, `Collapse` hides the banner, and `unmountOnExit` removes it from the page when the transition ends', async () => {
    for (const name of ['Later', 'Delete recordings']) {
      const { unmount } = render(<StorageBanner />);
      expect(screen.getByRole('region', { name: 'Storage' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByText(/10 GB/)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText(/10 GB/)).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Storage' }));
      expect(screen.getByText(/10 GB/)).toBeInTheDocument();
      unmount();
    }
  });

  test('The button that has the focus disappears with the banner, so the demo moves the focus to the button **Storage**', async () => {
    for (const name of ['Later', 'Delete recordings']) {
      const { unmount } = render(<StorageBanner />);
      const button = screen.getByRole('button', { name });
      const storage = screen.getByRole('button', { name: 'Storage', expanded: true });
      act(() => button.focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(storage).toHaveFocus();
      expect(storage).toHaveAttribute('aria-expanded', 'false');
      unmount();
    }
  });

  test('Use an [alert](../../components/alert/index.mdx) instead if the message needs a severity: `Alert` has the role `alert`', () => {
    for (const severity of ['error', 'warning', 'info', 'success'] as const) {
      const { unmount } = render(<Alert severity={severity}>Full</Alert>);
      expect(screen.getByRole('alert')).toHaveTextContent('Full');
      unmount();
    }
  });

  test('`Paper` has no role', () => {
    for (const variant of ['elevation', 'outlined'] as const) {
      const { container } = render(<Paper variant={variant}>Full</Paper>);
      expect(container.firstElementChild).not.toHaveAttribute('role');
      expect(container.firstElementChild!.tagName).toBe('DIV');
    }
  });
});

describe('#material-3', () => {
  test('`createTheme` creates a theme of version 2 by default: the palette has `primary` and `secondary`, but no `tertiary`', () => {
    for (const theme of [createTheme(), createTheme({ cssVariables: true })]) {
      expect(theme.palette).toHaveProperty('primary.main');
      expect(theme.palette).toHaveProperty('secondary.main');
      expect(theme.palette).not.toHaveProperty('tertiary');
    }
  });

  test('buttons have uppercase text and a corner radius of 4 pixels', () => {
    for (const variant of ['text', 'outlined', 'contained'] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme()}>
          <Button variant={variant}>Go</Button>
        </ThemeProvider>,
      );
      const { textTransform, borderRadius } = window.getComputedStyle(screen.getByRole('button'));
      expect([textTransform, borderRadius]).toEqual(['uppercase', '4px']);
      unmount();
    }
  });
});

describe('#other-packages', () => {
  test("`@mui/material` doesn't contain pickers, a data grid, charts or a tree view", () => {
    const other = /picker|calendar|clock|data_?grid|chart|tree/i;
    expect(Object.keys(exported).filter((name) => other.test(name))).toEqual([]);
    expect(exported).toHaveProperty('Grid2');
  });
});
