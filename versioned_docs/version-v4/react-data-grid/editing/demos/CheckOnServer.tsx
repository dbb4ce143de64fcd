import * as React from 'react';
import { DataGrid, type GridEditRowsModel } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';
import { isNameTaken } from './nameServer';

type Answers = Record<string, boolean>;

/** A name can be saved as soon as the server has said that it is free. */
function withAnswers(model: GridEditRowsModel, answers: Answers): GridEditRowsModel {
  const rows = Object.entries(model).map(([id, { name, ...others }]) => [
    id,
    name ? { ...others, name: { ...name, error: answers[String(name.value)] !== false } } : others,
  ]);
  return Object.fromEntries(rows);
}

export default function CheckOnServer() {
  const [model, setModel] = React.useState<GridEditRowsModel>({});
  const [answers, setAnswers] = React.useState<Answers>(known);
  const checked = React.useMemo(() => withAnswers(model, answers), [model, answers]);

  const follow = (next: GridEditRowsModel) => {
    setModel(next);
    Object.values(next).forEach(({ name }) => {
      const text = name && String(name.value);
      if (text && !(text in answers)) {
        // Each answer belongs to its text, so that the order of answers does not matter.
        isNameTaken(text).then((taken) => setAnswers((all) => ({ ...all, [text]: taken })));
      }
    });
  };

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        editRowsModel={checked}
        onEditRowsModelChange={follow}
        density="compact"
        hideFooter
        aria-label="Menu whose names are checked on a server"
      />
    </div>
  );
}

const known: Answers = Object.fromEntries(dishes.map(({ name }) => [name, false]));
