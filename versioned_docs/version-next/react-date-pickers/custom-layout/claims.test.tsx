import * as React from 'react';
import dayjs from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  type PickerLayoutOwnerState,
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17T09:30');

function show(Component: React.ElementType, props: object = {}, theme: object = {}) {
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Component defaultValue={april17} {...props} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const part = (name: string) => document.querySelector(`.MuiPickersLayout-${name}`);
const parts = () =>
  [...part('root')!.children].map(
    (child) =>
      ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'].find((name) =>
        child.classList.contains(`MuiPickersLayout-${name}`),
      ) ?? child.tagName,
  );
const shortcuts = { items: [{ label: 'Easter', getValue: () => april17 }] };

describe('#structure', () => {
  test('In the DOM, the order is toolbar, shortcuts, content, action bar', () => {
    show(StaticDatePicker, { slotProps: { shortcuts } });
    expect(parts()).toEqual(['toolbar', 'shortcuts', 'contentWrapper', 'actionBar']);
  });

  test('In landscape orientation, the shortcuts come before the toolbar', () => {
    show(StaticDatePicker, { slotProps: { shortcuts }, orientation: 'landscape' });
    expect(parts()).toEqual(['shortcuts', 'toolbar', 'contentWrapper', 'actionBar']);
  });
});

describe('#orientation', () => {
  test('A date time picker has portrait orientation unless you set `orientation`', () => {
    Object.defineProperty(window.screen, 'orientation', {
      configurable: true,
      value: { angle: 90 },
    });
    show(StaticDateTimePicker);
    expect(part('landscape')).toBe(null);
    cleanup();
    show(StaticDateTimePicker, { orientation: 'landscape' });
    Reflect.deleteProperty(window.screen, 'orientation');
    expect(part('landscape')).toBeVisible();
  });

  test('A picker with hours, minutes and seconds stays in portrait orientation', () => {
    show(StaticTimePicker, {
      orientation: 'landscape',
      views: ['hours', 'minutes', 'seconds'],
    });
    expect(part('landscape')).toBe(null);
  });

  test('Without `orientation`, only the rotation of the device counts, not the size of the window', () => {
    const width = window.innerWidth;
    window.innerWidth = 2000;
    show(StaticDatePicker);
    window.innerWidth = width;
    expect(part('landscape')).toBe(null);
    cleanup();
    Object.defineProperty(window.screen, 'orientation', {
      configurable: true,
      value: { angle: 90 },
    });
    show(StaticDatePicker);
    Reflect.deleteProperty(window.screen, 'orientation');
    expect(part('landscape')).toBeVisible();
  });
});

describe('#css', () => {
  test('`slotProps.layout.sx` styles the layout in the popup, while `sx` styles the field', () => {
    show(DesktopDatePicker, {
      open: true,
      sx: { color: 'rgb(1, 2, 3)' },
      slotProps: { layout: { sx: { color: 'rgb(4, 5, 6)' } } },
    });
    expect(getComputedStyle(part('root')!).color).toBe('rgb(4, 5, 6)');
    expect(getComputedStyle(document.querySelector('.MuiPickersTextField-root')!).color).toBe(
      'rgb(1, 2, 3)',
    );
  });
});

describe('#css', () => {
  test('In a static picker, both style the layout', () => {
    show(StaticDatePicker, {
      sx: { color: 'rgb(1, 2, 3)' },
      slotProps: { layout: { sx: { opacity: 0.5 } } },
    });
    expect(part('root')).toHaveStyle({ color: 'rgb(1, 2, 3)', opacity: '0.5' });
  });
});

describe('#accessibility', () => {
  test('The dialog is then named by the `label` of the picker', () => {
    show(MobileDatePicker, {
      open: true,
      label: 'Visit',
      slots: { toolbar: () => null },
      slotProps: { toolbar: { hidden: true } },
    });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Visit');
  });
});

function NoteLayout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
  const { toolbar, content, tabs, actionBar, shortcuts: list, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={ownerState} className="custom">
      {actionBar}
      {toolbar}
      {list}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <button type="button">Note</button>
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

describe('#use-picker-layout', () => {
  test('`usePickerLayout` returns `toolbar`, `content`, `tabs`, `actionBar`, `shortcuts` and `ownerState`', () => {
    const report = jest.fn();
    function Layout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
      report(Object.keys(usePickerLayout(props)).sort());
      return null;
    }
    show(StaticDatePicker, { slots: { layout: Layout } });
    expect(report).toHaveBeenCalledWith([
      'actionBar',
      'content',
      'ownerState',
      'shortcuts',
      'tabs',
      'toolbar',
    ]);
  });

  test('The grid reads `pickerOrientation`, `hasShortcuts` and `layoutDirection` from it', () => {
    const report = jest.fn();
    function Layout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
      report(usePickerLayout(props).ownerState);
      return null;
    }
    const state = (props: object) => {
      show(StaticDatePicker, { slots: { layout: Layout }, ...props });
      cleanup();
      return report.mock.lastCall![0] as object;
    };
    expect(state({})).toMatchObject({
      pickerOrientation: 'portrait',
      hasShortcuts: false,
      layoutDirection: 'ltr',
    });
    expect(state({ orientation: 'landscape', slotProps: { shortcuts } })).toMatchObject({
      pickerOrientation: 'landscape',
      hasShortcuts: true,
    });
    const columns = (ownerState: object) => {
      render(
        <PickersLayoutRoot
          ownerState={{ ...state({}), ...ownerState } as PickerLayoutOwnerState}
          data-testid="grid"
        />,
      );
      const { className } = screen.getByTestId('grid');
      cleanup();
      return className;
    };
    const plain = columns({});
    expect(columns({ pickerOrientation: 'landscape' })).not.toBe(plain);
    expect(columns({ hasShortcuts: true, layoutDirection: 'rtl' })).not.toBe(plain);
  });

  test('Parts that the layout does not render are not shown', () => {
    function Layout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
      return <div>{usePickerLayout(props).content}</div>;
    }
    show(StaticDatePicker, { slots: { layout: Layout } });
    expect(screen.getByRole('grid')).toBeVisible();
    expect(screen.queryByText('OK')).toBe(null);
  });
});

describe('#order', () => {
  test('A grid position changes the visual order, but not the tab order', async () => {
    const user = show(StaticDatePicker, {
      slotProps: {
        layout: { sx: { '& .MuiPickersLayout-actionBar': { gridRow: 1 } } },
      },
    });
    const buttons = screen.getAllByRole('button');
    await user.tab();
    expect(document.activeElement).toBe(buttons[0]);
    expect(part('actionBar')!.contains(document.activeElement)).toBe(false);
  });

  test('In a custom layout, the tab order is the order in which the parts are rendered', async () => {
    const user = show(StaticDatePicker, { slots: { layout: NoteLayout } });
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Cancel');
  });
});

describe('#theme', () => {
  test('`styleOverrides` for `toolbar` and `tabs` have no effect', () => {
    show(
      StaticDateTimePicker,
      { slotProps: { shortcuts } },
      {
        components: {
          MuiPickersLayout: {
            styleOverrides: {
              root: { color: 'rgb(1, 2, 3)' },
              contentWrapper: { color: 'rgb(4, 5, 6)' },
              actionBar: { color: 'rgb(7, 8, 9)' },
              shortcuts: { color: 'rgb(7, 8, 9)' },
              toolbar: { color: 'rgb(7, 8, 9)' },
              tabs: { color: 'rgb(7, 8, 9)' },
            },
          },
        },
      },
    );
    expect(getComputedStyle(part('root')!).color).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(part('contentWrapper')!).color).toBe('rgb(4, 5, 6)');
    expect(getComputedStyle(part('actionBar')!).color).toBe('rgb(7, 8, 9)');
    expect(getComputedStyle(part('shortcuts')!).color).toBe('rgb(7, 8, 9)');
    expect(getComputedStyle(part('toolbar')!).color).not.toBe('rgb(7, 8, 9)');
    expect(getComputedStyle(part('tabs')!).color).not.toBe('rgb(7, 8, 9)');
  });
});
