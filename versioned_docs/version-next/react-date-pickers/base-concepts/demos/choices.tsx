import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export const VALUES = {
  date: 'A date',
  time: 'A time',
  dateTime: 'Both',
  dateRange: 'A range of dates',
  timeRange: 'A range of times',
  dateTimeRange: 'A range of both',
};
export const INTERACTIONS = {
  field: 'Typing only',
  popup: 'Typing or a popup',
  inPage: 'Always in view',
};

export type Value = keyof typeof VALUES;
export type Interaction = keyof typeof INTERACTIONS;

interface Choice {
  name: string;
  plan: 'Community' | 'Pro';
  render: (start: Dayjs) => React.ReactNode;
}

export const CHOICES: Record<Value, Record<Interaction, Choice | null>> = {
  date: {
    field: {
      name: 'DateField',
      plan: 'Community',
      render: (start) => <DateField label="Day" referenceDate={start} />,
    },
    popup: {
      name: 'DatePicker',
      plan: 'Community',
      render: (start) => <DatePicker label="Day" referenceDate={start} />,
    },
    inPage: {
      name: 'DateCalendar',
      plan: 'Community',
      render: (start) => <DateCalendar referenceDate={start} />,
    },
  },
  time: {
    field: {
      name: 'TimeField',
      plan: 'Community',
      render: (start) => <TimeField label="Time" referenceDate={start} />,
    },
    popup: {
      name: 'TimePicker',
      plan: 'Community',
      render: (start) => <TimePicker label="Time" referenceDate={start} />,
    },
    inPage: {
      name: 'DigitalClock',
      plan: 'Community',
      render: (start) => <DigitalClock referenceDate={start} />,
    },
  },
  dateTime: {
    field: {
      name: 'DateTimeField',
      plan: 'Community',
      render: (start) => <DateTimeField label="Start" referenceDate={start} />,
    },
    popup: {
      name: 'DateTimePicker',
      plan: 'Community',
      render: (start) => <DateTimePicker label="Start" referenceDate={start} />,
    },
    inPage: {
      name: 'StaticDateTimePicker',
      plan: 'Community',
      render: (start) => (
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          orientation="portrait"
          referenceDate={start}
        />
      ),
    },
  },
  dateRange: {
    field: {
      name: 'SingleInputDateRangeField',
      plan: 'Pro',
      render: (start) => <SingleInputDateRangeField label="Stay" referenceDate={start} />,
    },
    popup: {
      name: 'DateRangePicker',
      plan: 'Pro',
      render: (start) => (
        <DateRangePicker
          label="Stay"
          localeText={{ start: 'First day', end: 'Last day' }}
          referenceDate={start}
        />
      ),
    },
    inPage: {
      name: 'DateRangeCalendar',
      plan: 'Pro',
      render: (start) => <DateRangeCalendar calendars={1} referenceDate={start} />,
    },
  },
  timeRange: {
    field: {
      name: 'SingleInputTimeRangeField',
      plan: 'Pro',
      render: (start) => <SingleInputTimeRangeField label="Shift" referenceDate={start} />,
    },
    popup: {
      name: 'TimeRangePicker',
      plan: 'Pro',
      render: (start) => <TimeRangePicker label="Shift" referenceDate={start} />,
    },
    inPage: null,
  },
  dateTimeRange: {
    field: {
      name: 'SingleInputDateTimeRangeField',
      plan: 'Pro',
      render: (start) => (
        <SingleInputDateTimeRangeField
          label="Rental"
          referenceDate={start}
          sx={{ width: 340, maxWidth: '100%' }}
        />
      ),
    },
    popup: {
      name: 'DateTimeRangePicker',
      plan: 'Pro',
      render: (start) => (
        <DateTimeRangePicker
          label="Rental"
          localeText={{ start: 'From', end: 'Until' }}
          referenceDate={start}
          sx={{ width: 380, maxWidth: '100%' }}
        />
      ),
    },
    inPage: null,
  },
};
