import * as React from 'react';
import dayjs from 'dayjs';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';

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

const opener = () => screen.queryByRole('button', { name: /^Choose date/ });
const popup = () => screen.queryByRole('dialog');

describe('#icon', () => {
  test('A function in `slotProps.openPickerIcon` is called with `open` and `value`', () => {
    const seen: Record<string, unknown>[] = [];
    show(DesktopDatePicker, {
      slotProps: {
        openPickerIcon: (state: Record<string, unknown>) => {
          seen.push(state);
          return {};
        },
      },
    });
    expect(seen[0]).toMatchObject({ open: false });
    expect(Object.keys(seen[0]!)).toContain('value');
  });
});

describe('#icon', () => {
  test('Do not pass `undefined` to this slot, because there is no fallback, and the picker throws an error', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(DesktopDatePicker, { slots: { openPickerIcon: undefined } })).toThrow(
      /Element type is invalid/,
    );
    spy.mockRestore();
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

  test('A `startAdornment` is shown together with the button at the end', () => {
    show(DesktopDatePicker, {
      slotProps: { textField: { InputProps: { startAdornment: <i>Flag</i> } } },
    });
    expect(screen.getByText('Flag')).toBeVisible();
    expect(opener()).toBeVisible();
  });
});

describe('#hide', () => {
  test('With `disableOpenPicker`, the field has no button, but `open` still opens the popup', () => {
    show(DesktopDatePicker, { disableOpenPicker: true, open: true });
    expect(opener()).toBe(null);
    expect(popup()).toBeVisible();
  });
});

describe('#hide', () => {
  test('`disableOpenPicker` has no effect on mobile pickers: a tap on the field opens the dialog', async () => {
    const { user, log } = show(MobileDatePicker, { disableOpenPicker: true });
    await user.click(screen.getByRole('textbox'));
    expect(log).toEqual(['open']);
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
    await user.click(screen.getByRole('textbox'));
    await waitFor(() => expect(popup()!.contains(document.activeElement)).toBe(true));
  });

  test('Range pickers open on a click in the field by default', async () => {
    const { user, log } = show(DesktopDateRangePicker, { defaultValue: [null, null] });
    await user.click(screen.getAllByRole('textbox')[0]!);
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
  test('Mobile pickers have no button and do not show `openPickerIcon`', () => {
    show(MobileDatePicker, { slots: { openPickerIcon: () => <i>Icon</i> } });
    expect(opener()).toBe(null);
    expect(screen.queryByText('Icon')).toBe(null);
  });
});
