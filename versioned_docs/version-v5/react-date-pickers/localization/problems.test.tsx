import * as React from 'react';
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { zhCN } from '@mui/x-date-pickers/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { nameOf, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

// Version 5 requires props that the other versions lack.
const Clock = StaticTimePicker as React.ElementType;

problem(
  'chinese-clock-name-begins-in-english',
  { needs: { StaticTimePicker, zhCN } },
  (version) => {
    const value = dayjs('2025-04-17T09:30');
    setup(version, (props: object) => (
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={zhCN.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <Clock {...props} {...(version === 'v5' ? { value } : { defaultValue: value })} />
      </LocalizationProvider>
    ));
    const name = nameOf(screen.getByRole('listbox'));
    expect(name).toContain('已选择');
    return { observed: name.startsWith('Select'), faulty: true, correct: false };
  },
);
