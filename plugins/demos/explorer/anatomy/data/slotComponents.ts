/** Default components of slots that neither types nor comments of the packages mention, by component and slot. */
export const SLOT_COMPONENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DatePicker: { field: 'DateField' },
  TimePicker: { field: 'TimeField' },
  DateTimePicker: { field: 'DateTimeField' },
  DateRangePicker: { field: 'MultiInputDateRangeField' },
  DateTimeRangePicker: { field: 'MultiInputDateTimeRangeField' },
};
