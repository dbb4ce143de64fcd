import * as React from 'react';
import dayjs from 'dayjs';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import TapOpensTheDialog from './demos/TapOpensTheDialog';

beforeAll(() => configure({ defaultHidden: true }));
function show(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Visit"
        defaultValue={dayjs('2025-04-17')}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        {...props}
        {...more}
      />
      <button type="button">Elsewhere</button>
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const opener = () => screen.queryByRole('button', { name: /^Choose / });
const popup = () => screen.queryByRole('dialog');
const month = () => screen.getByRole('spinbutton', { name: 'Month' });

describe('#icon', () => {
  test('A function in `slotProps.openPickerIcon` is called with `isPickerOpen`, `isPickerValueEmpty` and other flags', () => {
    const seen: Record<string, unknown>[] = [];
    show(DesktopDatePicker, {
      slotProps: {
        openPickerIcon: (state: Record<string, unknown>) => {
          seen.push(state);
          return {};
        },
      },
    });
    expect(seen[0]).toMatchObject({
      isPickerOpen: false,
      isPickerValueEmpty: false,
      pickerVariant: 'desktop',
    });
    expect(Object.keys(seen[0]!)).not.toContain('value');
  });
});

describe('#icon', () => {
  test('With `undefined` in this slot, the default icon is shown', () => {
    show(DesktopDatePicker, { slots: { openPickerIcon: undefined } });
    expect(opener()!.querySelector('svg')).toHaveAttribute('data-testid', 'CalendarIcon');
  });
});

describe('#button-props', () => {
  test('An `aria-label` in `slotProps.openPickerButton` stays the same when the date changes', () => {
    const { rerender } = show(DesktopDatePicker, {
      slotProps: { openPickerButton: { 'aria-label': 'Calendar' } },
    });
    expect(screen.getByRole('button', { name: 'Calendar' })).toBeVisible();
    rerender({ key: 2, defaultValue: null });
    expect(screen.getByRole('button', { name: 'Calendar' })).toBeVisible();
  });

  test("An `onClick` in `slotProps.openPickerButton` replaces the picker's own handler, so the popup does not open", async () => {
    const onClick = jest.fn();
    const { user, log } = show(DesktopDatePicker, { slotProps: { openPickerButton: { onClick } } });
    await user.click(opener()!);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  });

  test('The button is disabled if the picker is disabled or read-only', () => {
    show(DesktopDatePicker, { disabled: true });
    expect(opener()).toBeDisabled();
    cleanup();
    show(DesktopDatePicker, { readOnly: true });
    expect(opener()).toBeDisabled();
  });
});

describe('#second-icon', () => {
  test('An `endAdornment` in `slotProps.textField.InputProps` replaces the button', () => {
    show(DesktopDatePicker, {
      slotProps: { textField: { InputProps: { endAdornment: <i>Flag</i> } } },
    });
    expect(screen.getByText('Flag')).toBeVisible();
    expect(opener()).toBe(null);
  });

  test('The slot is rendered at each end that has a button, with its `position`', () => {
    const Adornment = ({ position, children }: { position: string; children: React.ReactNode }) => (
      <b>
        {position}
        {children}
      </b>
    );
    show(DesktopDatePicker, {
      slots: { inputAdornment: Adornment },
      slotProps: { field: { clearable: true, clearButtonPosition: 'start' } },
    });
    expect(screen.getByText('start')).toBeVisible();
    expect(screen.getByText('end')).toContainElement(opener());
  });

  test('A `startAdornment` is shown together with the button at the end', () => {
    show(DesktopDatePicker, {
      slotProps: { textField: { InputProps: { startAdornment: <i>Flag</i> } } },
    });
    expect(screen.getByText('Flag')).toBeVisible();
    expect(opener()).toBeVisible();
  });
});

describe('#hide', () => {
  test('With `disableOpenPicker`, there is no button, but `open` still opens the popup', () => {
    show(DesktopDatePicker, { disableOpenPicker: true, open: true });
    expect(opener()).toBe(null);
    expect(popup()).toBeVisible();
  });
});

describe('#hide', () => {
  test('The same is true on mobile: a tap on the field opens nothing', async () => {
    const { user, log } = show(MobileDatePicker, { disableOpenPicker: true });
    expect(opener()).toBe(null);
    await user.click(month());
    expect(log).toEqual([]);
    expect(popup()).toBe(null);
    cleanup();
    show(MobileDatePicker, { disableOpenPicker: true, open: true });
    expect(popup()).toBeVisible();
  });
});

describe('#whole-field', () => {
  test('When the popup opens, the focus moves from the field into the calendar, so users cannot type', async () => {
    function OpenOnClick() {
      const [open, setOpen] = React.useState(false);
      return (
        <DesktopDatePicker
          label="Visit"
          defaultValue={dayjs('2025-04-17')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ textField: { onClick: () => setOpen(true) } }}
        />
      );
    }
    const { user } = show(OpenOnClick);
    await user.click(month());
    await waitFor(() => expect(popup()!.contains(document.activeElement)).toBe(true));
  });

  test('A range picker with two inputs has no button, and opens on a click into an input without any code', async () => {
    const { user, log } = show(DesktopDateRangePicker, {
      defaultValue: [null, null],
      slots: { field: MultiInputDateRangeField },
    });
    expect(opener()).toBe(null);
    await user.click(screen.getAllByRole('spinbutton')[0]!);
    expect(log).toEqual(['open']);
  });

  test('A range picker with one input has a button like all others', async () => {
    const { user, log } = show(DesktopDateRangePicker, { defaultValue: [null, null] });
    await user.click(screen.getAllByRole('spinbutton')[0]!);
    expect(log).toEqual([]);
    await user.click(opener()!);
    expect(log).toEqual(['open']);
  });
});

describe('#controlled', () => {
  test('The button calls `onOpen`; the popup stays closed while `open` is `false`', async () => {
    const { user, log } = show(DesktopDatePicker, { open: false });
    await user.click(opener()!);
    expect(log).toEqual(['open']);
    expect(popup()).toBe(null);
  });

  test('A picker with `open` and without `onClose` cannot be closed', async () => {
    const { user } = show(DesktopDatePicker, { open: true, onClose: undefined });
    await user.keyboard('{Escape}');
    expect(popup()).toBeVisible();
  });

  test('Changing `open` in your code calls neither `onOpen` nor `onClose`', () => {
    const { log, rerender } = show(DesktopDatePicker, { open: false });
    rerender({ open: true });
    rerender({ open: false });
    expect(log).toEqual([]);
  });

  test('A second click on the button closes the popup', async () => {
    const { user, log } = show(DesktopDatePicker);
    await user.click(opener()!);
    await user.click(opener()!);
    expect(log.at(-1)).toBe('close');
  });
});

describe('#mobile-icon', () => {
  test('Mobile pickers have the same button with the same icon', async () => {
    const { user, log } = show(MobileDatePicker, { slots: { openPickerIcon: () => <i>Icon</i> } });
    expect(opener()).toContainElement(screen.getByText('Icon'));
    await user.click(month());
    expect(log).toEqual([]);
    await user.click(opener()!);
    expect(log).toEqual(['open']);
  });

  test('A tap anywhere then opens the dialog, and the button works as before', async () => {
    render(<TapOpensTheDialog />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(month());
    expect(popup()).toBeVisible();
    cleanup();
    render(<TapOpensTheDialog />);
    await user.click(opener()!);
    expect(popup()).toBeVisible();
  });
});
