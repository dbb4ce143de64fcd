import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { frFR } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function TwoButtons({ className }: PickersActionBarProps) {
  const translations = usePickerTranslations();
  const { setValueToToday, acceptValueChanges } = usePickerActionsContext();
  return (
    <DialogActions className={className}>
      <Button onClick={setValueToToday}>{translations.todayButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {translations.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

const slots = { actionBar: TwoButtons };
const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function TranslatedActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={french}>
      <MobileDatePicker label="Vendanges" slots={slots} defaultValue={dayjs('2025-09-12')} />
    </LocalizationProvider>
  );
}
