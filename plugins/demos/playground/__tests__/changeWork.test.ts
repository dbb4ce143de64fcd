import type { Work } from '../../shared/playground/types';
import { beginWork, changeWork, type WorkAction, type WorkHistory } from '../work/changeWork';

const work: Work = {
  version: 'current',
  demo: 'Orders',
  styling: 'system',
  files: [
    { name: 'Orders.tsx', text: 'one' },
    { name: 'rows.ts', text: 'rows' },
  ],
  isChanged: false,
  awaitsConsent: false,
};

const after = (...actions: WorkAction[]): WorkHistory =>
  actions.reduce(changeWork, beginWork(work));
const edit = (text: string, at: number, name = 'Orders.tsx'): WorkAction => ({
  type: 'edit',
  name,
  text,
  at,
});
const textOf = ({ present }: WorkHistory) => present.files[0]?.text;

test('typing without a pause is one step for undo and redo', () => {
  const typed = after(edit('a', 0), edit('ab', 500), edit('abc', 1400));
  expect(typed.past).toEqual([work]);
  expect(typed.present.isChanged).toBe(true);
  const undone = changeWork(typed, { type: 'undo' });
  expect(undone.present).toBe(work);
  expect(textOf(changeWork(undone, { type: 'redo' }))).toBe('abc');
});

test('a pause or a switch to another file starts a new step', () => {
  expect(after(edit('a', 0), edit('ab', 1500)).past).toHaveLength(2);
  expect(after(edit('a', 0), edit('more', 100, 'rows.ts')).past).toHaveLength(2);
});

test('an edit without a change keeps the history, including undone steps', () => {
  const undone = after(edit('a', 0), { type: 'undo' });
  expect(changeWork(undone, edit('one', 50))).toBe(undone);
});

test('undo restores a deleted file', () => {
  const deleted = after({ type: 'delete', name: 'rows.ts' });
  expect(deleted.present.files).toHaveLength(1);
  expect(changeWork(deleted, { type: 'undo' }).present).toBe(work);
});

test('only changes from outside the editor increase the revision', () => {
  expect(after(edit('a', 0)).revision).toBe(0);
  expect(after(edit('a', 0), { type: 'undo' }).revision).toBe(1);
  expect(after({ type: 'add', name: 'more.ts' }).revision).toBe(1);
});

test('code from a link needs consent, even after edits and undo', () => {
  const sent = { ...work, isChanged: true, awaitsConsent: true };
  const changed = after({ type: 'open', work: sent }, edit('mine', 0), {
    type: 'add',
    name: 'more.ts',
  });
  expect(changed.present.awaitsConsent).toBe(true);
  const agreed = changeWork(changed, { type: 'consent' });
  expect(agreed.present.awaitsConsent).toBe(false);
  expect(changeWork(agreed, { type: 'undo' }).present.awaitsConsent).toBe(true);
});

test('opening another demo can be undone', () => {
  const opened = after(edit('mine', 0), { type: 'open', work: { ...work, demo: 'Rows' } });
  expect(textOf(changeWork(opened, { type: 'undo' }))).toBe('mine');
});
