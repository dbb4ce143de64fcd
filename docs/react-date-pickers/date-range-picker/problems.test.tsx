import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import { DateCalendar, PickersTextField } from '@mui/x-date-pickers';
import { DesktopDateRangePicker, MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
import { problem } from '@site/tests/problems';
import { day, input, nameOf, setup } from '@site/tests/problems/pickers';

const emptyInV5 = (version: string) =>
  version === 'v5'
    ? {
        value: [null, null],
        renderInput: (start: object, end: object) => (
          <>
            <TextField {...start} />
            <TextField {...end} />
          </>
        ),
      }
    : {};

problem(
  'range-picker-popup-without-name',
  { needs: { DesktopDateRangePicker } },
  async (version) => {
    const { user } = setup(version, DesktopDateRangePicker, {
      label: 'Stay',
      ...emptyInV5(version),
    });
    await user.click(screen.queryByRole('button', { name: /choose range/i }) ?? input());
    const popup = screen.getAllByRole('grid')[0]!.closest('[role=tooltip], [role=dialog]')!;
    return { observed: nameOf(popup) !== '', faulty: false, correct: true };
  },
);

problem(
  'tab-skips-range-popup',
  { needs: { DesktopDateRangePicker, DateCalendar } },
  async (version) => {
    const { user } = setup(
      version,
      DesktopDateRangePicker,
      {},
      { after: <button>Elsewhere</button> },
    );
    await user.click(screen.queryByRole('button', { name: /choose range/i }) ?? input());
    const popup = screen.getAllByRole('grid')[0]!.closest('[role=tooltip], [role=dialog]')!;
    let isReached = popup.contains(document.activeElement);
    for (let presses = 0; presses < 3; presses += 1) {
      await user.tab();
      isReached ||= popup.contains(document.activeElement);
    }
    return { observed: isReached, faulty: false, correct: true };
  },
);

// Version 6, which has no part with this name, ignores the time of `referenceDate`.
problem(
  'range-day-takes-time-of-reference-date',
  { needs: { DesktopDateRangePicker, PickersTextField } },
  async (version) => {
    const { calls, user } = setup(version, DesktopDateRangePicker, {
      calendars: 1,
      defaultValue: [dayjs('2025-04-10T09:00'), dayjs('2025-04-12T09:00')],
      referenceDate: dayjs('2025-04-10T15:00'),
      slots: { field: MultiInputDateRangeField },
    });
    await user.click(input());
    await user.click(day('11'));
    return {
      observed: calls('change'),
      faulty: ['change 2025-04-11 15:00/2025-04-12 09:00'],
      correct: ['change 2025-04-11 09:00/2025-04-12 09:00'],
    };
  },
);

problem(
  'two-inputs-ignore-label',
  { needs: { DesktopDateRangePicker, MultiInputDateRangeField } },
  (version) => {
    setup(version, DesktopDateRangePicker, {
      label: 'Stay',
      slots: { field: MultiInputDateRangeField },
    });
    const labels = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ labels: own }) => own![0]!.textContent!);
    expect(labels).toHaveLength(2);
    const isShown = labels.some((label) => label.includes('Stay')) || screen.queryByText('Stay');
    return { observed: Boolean(isShown), faulty: false, correct: true };
  },
);
