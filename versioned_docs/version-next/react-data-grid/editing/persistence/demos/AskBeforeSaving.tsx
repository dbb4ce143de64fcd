import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { roomColumns } from './roomColumns';
import { rooms, type Room } from './rooms';

interface Question {
  text: string;
  answer: (save: boolean) => void;
}

export default function AskBeforeSaving() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (changed: Room, original: Room) => {
    if (changed.price === original.price) {
      return changed;
    }
    return new Promise<Room>((resolve) => {
      setQuestion({
        text: `${original.name}: ${changed.price} instead of ${original.price} euros?`,
        answer: (save) => {
          resolve(save ? changed : original);
          setQuestion(null);
        },
      });
    });
  };

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={roomColumns}
        processRowUpdate={processRowUpdate}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rooms whose price is confirmed before it is saved' } }}
      />
      {question && (
        <Dialog open onClose={() => question.answer(false)} aria-labelledby="price-question">
          <DialogTitle id="price-question">{question.text}</DialogTitle>
          <DialogActions>
            <Button onClick={() => question.answer(false)}>Keep the old price</Button>
            <Button onClick={() => question.answer(true)}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
