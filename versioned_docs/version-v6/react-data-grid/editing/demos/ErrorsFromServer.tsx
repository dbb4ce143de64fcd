import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes';
import { RefusedDish, saveReviewedDish } from './reviewServer';

/** What the server said about the fields of the row that is open. */
type Problems = Partial<Record<string, string>>;

const ProblemsContext = React.createContext({
  problems: {} as Problems,
  forget: (_field: string): void => undefined,
});

function ReviewedInput(props: GridRenderEditCellParams<Dish>) {
  const { problems, forget } = React.useContext(ProblemsContext);
  const problem = problems[props.field];
  const tooltipId = React.useId();
  return (
    <Tooltip id={tooltipId} open={Boolean(problem)} title={problem ?? ''} disableInteractive>
      <GridEditInputCell
        {...props}
        error={Boolean(problem)}
        inputProps={{ 'aria-describedby': problem ? tooltipId : undefined }}
        onValueChange={() => forget(props.field)}
      />
    </Tooltip>
  );
}

const renderEditCell = (params: GridRenderEditCellParams<Dish>) => <ReviewedInput {...params} />;

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', editable: true, flex: 1, minWidth: 140, renderEditCell },
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
      forget: (field: string) => setProblems((current) => ({ ...current, [field]: undefined })),
    }),
    [problems],
  );

  return (
    <ProblemsContext.Provider value={context}>
      <div style={{ height: 222, width: '100%' }}>
        <DataGrid
          rows={dishes}
          columns={columns}
          editMode="row"
          onRowEditStart={() => setProblems({})}
          processRowUpdate={saveReviewedDish}
          onProcessRowUpdateError={(error) =>
            setProblems(error instanceof RefusedDish ? error.problems : { name: String(error) })
          }
          density="compact"
          hideFooter
          aria-label="Menu, reviewed by a server"
        />
      </div>
    </ProblemsContext.Provider>
  );
}
