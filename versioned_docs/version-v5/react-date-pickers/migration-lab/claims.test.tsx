import dayjs from 'dayjs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdapterOfTheLab from '@mui/lab/AdapterDayjs';
import ProviderOfTheLab from '@mui/lab/LocalizationProvider';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;
const shared = { label: 'Day', value: dayjs('2023-05-20'), onChange: () => {}, renderInput };

describe('#codemod', () => {
  test('A new picker below the provider of the lab throws `MUI: Can not find utils in context.`', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(
        <ProviderOfTheLab dateAdapter={AdapterOfTheLab}>
          <DatePicker {...shared} />
        </ProviderOfTheLab>,
      ),
    ).toThrow('MUI: Can not find utils in context.');
    log.mockRestore();
  });
});

describe('#action-bar', () => {
  test('A `clearable` that stays draws no button', async () => {
    const old = { clearable: true, clearText: 'Reset' };
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker {...shared} {...old} reduceAnimations />
      </LocalizationProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.getByRole('grid')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /clear|reset/i })).toBeNull();
  });
});

describe('#behavior', () => {
  test('Static pickers have **Cancel** and **OK**', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker {...shared} />
      </LocalizationProvider>,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'OK' })).not.toBeNull();
  });
});
