import { fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { problem } from '@site/tests/problems';

problem('static-picker-calls-on-close', { needs: { StaticDatePicker } }, () => {
  const onClose = jest.fn();
  // The first version of the component requires these props.
  const required = { onChange: () => {}, renderInput: () => <input />, value: dayjs('2026-03-10') };
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker {...required} defaultValue={undefined} onClose={onClose} />
    </LocalizationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  return { observed: onClose.mock.calls.length, faulty: 1, correct: 0 };
});
