import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';

interface Question {
  text: string;
  answer: (save: boolean) => void;
}

const experimentalFeatures = { newEditingApi: true };

export default function AskBeforeSaving() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (changed: Dish, original: Dish) => {
    if (changed.price === original.price) {
      return changed;
    }
    return new Promise<Dish>((resolve) => {
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
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        experimentalFeatures={experimentalFeatures}
        processRowUpdate={processRowUpdate}
        density="compact"
        hideFooter
        aria-label="Menu that asks before it saves a price"
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
