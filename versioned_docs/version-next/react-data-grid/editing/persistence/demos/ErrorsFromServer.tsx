import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { saveReviewedRoom, type RefusedRoom } from './reviewServer';
import { rooms, type Room } from './rooms';

/** What the server said about the fields of each row. */
type Problems = Partial<Record<GridRowId, Partial<Record<string, string>>>>;

const ProblemsContext = React.createContext({
  problems: {} as Problems,
  forget: (_id: GridRowId, _field: string): void => undefined,
});

function ReviewedInput(props: GridRenderEditCellParams<Room>) {
  const { problems, forget } = React.useContext(ProblemsContext);
  const problem = problems[props.id]?.[props.field];
  const tooltipId = React.useId();
  const htmlInput = { 'aria-describedby': problem ? tooltipId : undefined };
  return (
    <Tooltip
      id={tooltipId}
      open={Boolean(problem)}
      title={problem ?? ''}
      describeChild
      disableInteractive
    >
      <div style={{ display: 'flex', width: '100%', height: '100%' }}>
        <GridEditInputCell
          {...props}
          error={Boolean(problem)}
          slotProps={{ root: { slotProps: { htmlInput } } }}
          onValueChange={() => forget(props.id, props.field)}
        />
      </div>
    </Tooltip>
  );
}

const renderEditCell = (params: GridRenderEditCellParams<Room>) => <ReviewedInput {...params} />;

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', editable: true, flex: 1, minWidth: 120, renderEditCell },
  {
    field: 'price',
    headerName: 'Euros',
    type: 'number',
    editable: true,
    width: 120,
    renderEditCell,
  },
];

export default function ErrorsFromServer() {
  const [problems, setProblems] = React.useState<Problems>({});

  const context = React.useMemo(
    () => ({
      problems,
      forget: (id: GridRowId, field: string) =>
        setProblems((current) => ({ ...current, [id]: { ...current[id], [field]: undefined } })),
    }),
    [problems],
  );

  return (
    <ProblemsContext.Provider value={context}>
      <div style={{ height: 186, width: '100%' }}>
        <DataGrid
          rows={rooms}
          columns={columns}
          editMode="row"
          onRowEditStart={({ id }) => setProblems((current) => ({ ...current, [id]: undefined }))}
          processRowUpdate={saveReviewedRoom}
          onProcessRowUpdateError={({ id, problems: refused }: RefusedRoom) =>
            setProblems((current) => ({ ...current, [id]: refused }))
          }
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rooms, reviewed by a server' } }}
        />
      </div>
    </ProblemsContext.Provider>
  );
}
