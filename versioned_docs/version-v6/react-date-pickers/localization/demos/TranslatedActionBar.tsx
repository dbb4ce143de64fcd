import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

const english = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
const french = {
  ...english,
  ...frFR.components.MuiLocalizationProvider.defaultProps.localeText,
};

const Texts = React.createContext(english);

function TwoButtons({ onSetToday, onAccept, className }: PickersActionBarProps) {
  const { todayButtonLabel, okButtonLabel } = React.useContext(Texts);
  return (
    <DialogActions className={className}>
      <Button onClick={onSetToday}>{todayButtonLabel}</Button>
      <Button variant="contained" onClick={onAccept}>
        {okButtonLabel}
      </Button>
    </DialogActions>
  );
}

const slots = { actionBar: TwoButtons };

export default function TranslatedActionBar() {
  return (
    <Texts.Provider value={french}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
        <MobileDatePicker label="Vendanges" slots={slots} defaultValue={dayjs('2025-09-12')} />
      </LocalizationProvider>
    </Texts.Provider>
  );
}
