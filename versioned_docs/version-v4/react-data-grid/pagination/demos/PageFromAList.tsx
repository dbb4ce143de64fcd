import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

interface ActionsProps {
  className?: string;
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function ListOfPages({ className, count, page, rowsPerPage, onPageChange }: ActionsProps) {
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return (
    <select
      className={className}
      aria-label="Page"
      value={page}
      onChange={(event) => onPageChange(null, Number(event.target.value))}
    >
      {pages.map((index) => (
        <option key={index} value={index}>
          {`Page ${index + 1} of ${pages.length}`}
        </option>
      ))}
    </select>
  );
}

const withList = { pagination: { ActionsComponent: ListOfPages } };
const pageSizes = [5];

export default function PageFromAList() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        pageSize={5}
        rowsPerPageOptions={pageSizes}
        componentsProps={withList}
        density="compact"
        aria-label="Ringed birds, with a list of the pages"
      />
    </div>
  );
}
