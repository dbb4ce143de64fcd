import { findMisspelled } from '../findMisspelled';

const entries = [{ name: 'DataGrid' }, { name: 'DataGridPro' }, { name: 'GridFilterModel' }];

test('reports names that nearly match the name of an entry', () => {
  expect(findMisspelled(['DataGrid', 'DataGridd', 'DataGirdPro'], entries)).toEqual([
    '- DataGridd: did you mean DataGrid?',
    '- DataGirdPro: did you mean DataGridPro?',
  ]);
});

test('ignores exports without a page', () => {
  expect(findMisspelled(['GridFilterPanel', 'LocalizationProvider'], entries)).toEqual([]);
});
