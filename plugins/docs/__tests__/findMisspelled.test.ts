import { findMisspelled } from '../findMisspelled';

const entries = [{ name: 'DataGrid' }, { name: 'DataGridPro' }, { name: 'GridFilterModel' }];

test('names that are nearly those of entries are reported', () => {
  expect(findMisspelled(['DataGrid', 'DataGridd', 'DataGirdPro'], entries)).toEqual([
    '- DataGridd: did you mean DataGrid?',
    '- DataGirdPro: did you mean DataGridPro?',
  ]);
});

test('exports without a page are let through', () => {
  expect(findMisspelled(['GridFilterPanel', 'LocalizationProvider'], entries)).toEqual([]);
});
