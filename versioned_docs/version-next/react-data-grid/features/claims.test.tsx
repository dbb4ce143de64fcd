import { render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';

describe('#troubleshooting', () => {
  test('In JavaScript, `pinnedColumns` and the like are ignored without a warning.', () => {
    const error = jest.spyOn(console, 'error');
    const warn = jest.spyOn(console, 'warn');
    // TypeScript refuses these props of Pro and Premium; JavaScript lets them through.
    const others: object = {
      pinnedColumns: { right: ['a'] },
      treeData: true,
      headerFilters: true,
      rowGroupingModel: ['a'],
      cellSelection: true,
    };
    render(<DataGrid rows={[{ id: 1, a: 'x' }]} columns={[{ field: 'a' }]} {...others} />);
    expect(document.querySelector('.MuiDataGrid-cell--pinnedRight')).toBeNull();
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });
});
