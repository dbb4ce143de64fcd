import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { budget, budgetColumns } from './budget';

interface Question {
  cells: number;
  answer: (paste: boolean) => void;
}

export default function AskBeforePasting() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const askFirst = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        cells: data.flat().length,
        answer: (paste) => {
          setQuestion(null);
          if (paste) {
            resolve();
          } else {
            reject(new Error('Not pasted'));
          }
        },
      });
    });

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPremium
        rows={budget}
        columns={budgetColumns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={askFirst}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Budget that asks before pasting' } }}
      />
      {question && (
        <Dialog open onClose={() => question.answer(false)} aria-labelledby="paste-question">
          <DialogTitle id="paste-question">Paste? Cells: {question.cells}</DialogTitle>
          <DialogActions>
            <Button onClick={() => question.answer(false)}>Cancel</Button>
            <Button onClick={() => question.answer(true)}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
