import * as React from 'react';
import dayjs from 'dayjs';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const show = (Picker: React.ElementType, props: object) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker label="Arrival" {...props} />
    </LocalizationProvider>,
  );

describe('#values', () => {
  test('a string throws an error with Day.js.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
      for (const value of ['2025-04-17', '17.04.2025']) {
        expect(() => show(Picker, { value })).toThrow(/is not a function/);
        cleanup();
      }
      for (const value of [null, dayjs('2025-04-17')]) {
        expect(() => show(Picker, { value })).not.toThrow();
        cleanup();
      }
    }
    jest.restoreAllMocks();
  });
});

describe('#props', () => {
  test('which lists all buttons', () => {
    const buttons = (actions?: string[]) => {
      const slotProps = actions ? { actionBar: { actions } } : {};
      show(MobileDatePicker, { open: true, value: dayjs('2025-04-17'), slotProps });
      const labels = [...document.querySelectorAll('.MuiDialogActions-root button')].map(
        ({ textContent }) => textContent,
      );
      cleanup();
      return labels;
    };
    expect(buttons()).toEqual(['Cancel', 'OK']);
    expect(buttons(['clear', 'today'])).toEqual(['Clear', 'Today']);
    expect(buttons(['clear', 'today', 'cancel', 'accept'])).toEqual([
      'Clear',
      'Today',
      'Cancel',
      'OK',
    ]);
  });

  test('A selected day closes a `DesktopDatePicker` by default, but not a `MobileDatePicker`, which waits for **OK**.', () => {
    const closings = (Picker: React.ElementType, props: object = {}) => {
      const onClose = jest.fn();
      show(Picker, { open: true, defaultValue: dayjs('2025-04-17'), onClose, ...props });
      const days = [...document.querySelectorAll('button.MuiPickersDay-root')];
      fireEvent.click(days.find(({ textContent }) => textContent === '20')!);
      const afterDay = onClose.mock.calls.length;
      const buttons = [...document.querySelectorAll('.MuiDialogActions-root button')];
      const ok = buttons.find(({ textContent }) => textContent === 'OK');
      if (ok) {
        fireEvent.click(ok);
      }
      const afterButton = onClose.mock.calls.length;
      cleanup();
      return [afterDay, afterButton];
    };
    expect(closings(DesktopDatePicker)).toEqual([1, 1]);
    expect(closings(DesktopDatePicker, { closeOnSelect: false })).toEqual([0, 0]);
    expect(closings(MobileDatePicker)).toEqual([0, 1]);
    expect(closings(MobileDatePicker, { closeOnSelect: true })[0]).toBe(1);
  });
});
