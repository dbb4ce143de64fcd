import {
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

/** Takes text off the screen, but leaves it to screen readers. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface OnceProps {
  params: GridRenderCellParams;
  fields: readonly string[];
}

function Once({ params, fields }: OnceProps) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridPaginatedVisibleSortedGridRowEntriesSelector);
  const index = entries.findIndex(({ id }) => id === params.id);

  const isSameAs = (neighbor: number) =>
    params.value != null &&
    entries[neighbor] !== undefined &&
    fields.every((field) => entries[neighbor].model[field] === entries[index]?.model[field]);

  return (
    <>
      <span style={isSameAs(index - 1) ? hidden : undefined}>{params.formattedValue}</span>
      {isSameAs(index + 1) && <span className="continues" />}
    </>
  );
}

/** A `renderCell` that shows a value once in neighboring rows whose `fields` are all the same. */
export function oncePerRun(...fields: string[]) {
  return function renderOnce(params: GridRenderCellParams) {
    return <Once params={params} fields={fields} />;
  };
}

/** Takes the line away between a cell and the one below that continues it. */
export const joinedCells = {
  '& .MuiDataGrid-cell:has(.continues)': { borderBottomColor: 'transparent' },
};
