import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { budget, budgetColumns } from './budget';

const splitAtCommas = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()));

export default function PasteWithCommas() {
  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Copy this text, and paste it into Q1 of Travel"
        defaultValue={'20, 21, 22, 23\n30, 31, 32, 33'}
        multiline
        fullWidth
        sx={{ my: 1 }}
      />
      <div style={{ height: 222 }}>
        <DataGridPremium
          rows={budget}
          columns={budgetColumns}
          cellSelection
          disableRowSelectionOnClick
          clipboardCopyCellDelimiter=","
          splitClipboardPastedText={splitAtCommas}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Budget that takes commas' } }}
        />
      </div>
    </div>
  );
}
