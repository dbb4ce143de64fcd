import { act, render } from '@testing-library/react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

/** Returns the ids of the rows that pass a condition. */
async function filterBy(condition: object) {
  // Later versions have other names for the same properties.
  const item = {
    id: 1,
    field: 'power',
    columnField: 'power',
    operator: '=',
    operatorValue: '=',
    ...condition,
  };
  const props = { filterModel: { items: [item] } } as object;
  const { unmount } = render(
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro
        rows={[
          { id: 1, power: 0 },
          { id: 2, power: 22 },
          { id: 3, power: null },
        ]}
        columns={[{ field: 'power', type: 'number' }]}
        disableVirtualization
        {...props}
      />
    </div>,
  );
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  const ids = [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
  unmount();
  return ids;
}

problem('number-filter-without-value-hides-rows', { needs: { DataGridPro } }, async () => {
  expect(await filterBy({ value: 22 })).toEqual(['2']);
  return { observed: await filterBy({}), faulty: [], correct: ['1', '2', '3'] };
});

problem('number-filter-treats-null-as-zero', { needs: { DataGridPro } }, async () => {
  const ids = await filterBy({ value: 0 });
  expect(ids).toContain('1');
  return { observed: ids, faulty: ['1', '3'], correct: ['1'] };
});
