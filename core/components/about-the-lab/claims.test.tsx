import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as material from '@mui/material';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import SeasonPanels from './demos/SeasonPanels';

describe('#components', () => {
  test('in `@mui/material` with the same names', () => {
    expect(Object.keys(material)).toEqual(
      expect.arrayContaining([
        'Alert',
        'Autocomplete',
        'AvatarGroup',
        'Pagination',
        'Rating',
        'Skeleton',
        'SpeedDial',
        'ToggleButton',
      ]),
    );
  });
});

describe('#tab-panel', () => {
  test("`Tab` isn't connected to a panel and has neither an `id` nor `aria-controls`", () => {
    render(
      <Tabs value="a">
        <Tab value="a" label="First" />
        <Tab value="b" label="Second" />
      </Tabs>,
    );
    for (const tab of screen.getAllByRole('tab')) {
      expect(tab).not.toHaveAttribute('id');
      expect(tab).not.toHaveAttribute('aria-controls');
    }
  });

  test('Panels with `hidden` keep the text that users typed', async () => {
    render(<SeasonPanels />);
    expect(screen.getByRole('tabpanel', { name: 'Spring' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'Peas');
    await userEvent.click(screen.getByRole('tab', { name: 'Summer' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.click(screen.getByRole('tab', { name: 'Spring' }));
    expect(screen.getByRole('textbox')).toHaveValue('Peas');
  });
});

describe('#loading-button', () => {
  test('While `loading` is true, the button is disabled', () => {
    for (const loading of [true, false, null]) {
      for (const loadingPosition of ['start', 'center', 'end'] as const) {
        const { unmount } = render(
          <Button loading={loading} loadingPosition={loadingPosition}>
            Publish
          </Button>,
        );
        expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(loading === true);
        unmount();
      }
    }
  });

  test('In the theme, move the styles and default props from `MuiLoadingButton` to `MuiButton`: the old key has no effect', () => {
    const options = {
      defaultProps: { variant: 'contained' },
      styleOverrides: { root: { letterSpacing: '7px' } },
    };
    for (const key of ['MuiButton', 'MuiLoadingButton']) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ components: { [key]: options } as object })}>
          <Button loading>Publish</Button>
        </ThemeProvider>,
      );
      const button = screen.getByRole('button');
      const isStyled = getComputedStyle(button).letterSpacing === '7px';
      expect(isStyled).toBe(key === 'MuiButton');
      expect(button.classList.contains('MuiButton-contained')).toBe(key === 'MuiButton');
      unmount();
    }
  });

  test('In selectors, replace `MuiLoadingButton-loading` with `MuiButton-loading`', () => {
    for (const loading of [true, false]) {
      const { unmount } = render(<Button loading={loading}>Publish</Button>);
      const { classList } = screen.getByRole('button');
      expect(classList.contains('MuiButton-loading')).toBe(loading);
      expect(classList.contains('MuiLoadingButton-loading')).toBe(false);
      unmount();
    }
  });
});
