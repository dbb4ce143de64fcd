import { act, render } from '@testing-library/react';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, town: 'Bern', power: 150 },
  { id: 2, town: 'Basel', power: 22 },
];
const columns = [{ field: 'town' }, { field: 'power', type: 'number' as const }];

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );

/** Versions 4 and 5 have other names for the same properties. */
const itemOf = (id: number, field: string, operator: string, value: unknown) => ({
  id,
  field,
  columnField: field,
  operator,
  operatorValue: operator,
  value,
});

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

problem('unknown-filter-operator-throws', { needs: { DataGridPro } }, async () => {
  const messageOf = async (operator: string) => {
    const item = itemOf(1, 'town', operator, 'Bern');
    const props = { filterModel: { items: [item] } } as Partial<DataGridProProps>;
    try {
      const { unmount } = render(
        <div style={{ width: 600, height: 400 }}>
          <DataGridPro rows={rows} columns={columns} disableVirtualization {...props} />
        </div>,
      );
      await wait();
      expect(shownIds().length).toBeGreaterThan(0);
      unmount();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(await messageOf('contains')).toBe('');
  return {
    observed: (await messageOf('resembles')).includes('No filter operator found'),
    faulty: true,
    correct: false,
  };
});
