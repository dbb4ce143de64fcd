import type { KnownProblem } from '../../../../../plugins/known-problems/types.ts';
import { findProblemChanges } from '../../upgrade/findProblemChanges.ts';

const problem = (id: string, component: string, outcomes: KnownProblem['outcomes']) => ({
  id,
  title: id,
  components: [component],
  workaround: null,
  family: 'react-data-grid',
  outcomes,
  addresses: { current: `/x/rows/#problem-${id}` },
});

const files = [
  { name: 'a.tsx', text: "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={rows} />" },
];
const path = { from: 'v6', to: 'current' } as const;

test('lists problems that only one of the versions has', () => {
  const problems = [
    problem('solved', 'DataGrid', { v6: 'present', current: 'fixed' }),
    problem('lasting', 'DataGrid', { v6: 'present', current: 'present' }),
    problem('new', 'DataGrid', { v6: 'fixed', current: 'present' }),
  ];
  const { removed, added } = findProblemChanges(files, path, problems);
  expect(removed.map(({ title }) => title)).toEqual(['solved']);
  expect(added).toEqual([
    { title: 'new', components: ['DataGrid'], address: '/x/rows/#problem-new' },
  ]);
});

test('leaves out components that the code does not import', () => {
  const problems = [problem('solved', 'DatePicker', { v6: 'present', current: 'fixed' })];
  expect(findProblemChanges(files, path, problems)).toEqual({ removed: [], added: [] });
});

test('does not call a problem removed if the later version lacks the component', () => {
  const problems = [problem('gone', 'DataGrid', { v6: 'present' })];
  expect(findProblemChanges(files, path, problems).removed).toEqual([]);
});
