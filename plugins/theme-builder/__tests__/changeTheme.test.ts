import { beginTheme, changeTheme, SAME_CHANGE, type ThemeAction } from '../model/changeTheme';

const start = beginTheme({ version: 'current', values: { radius: 4 } });
const perform = (...actions: ThemeAction[]) => actions.reduce(changeTheme, start);
const set = (value: number | undefined, at: number, id = 'radius'): ThemeAction => ({
  type: 'set',
  id,
  ...(value !== undefined && { value }),
  at,
});

test('undoes and redoes changes', () => {
  const changed = perform(set(8, 0), set(6, 0, 'spacing'), { type: 'undo' });
  expect(changed.present.values).toEqual({ radius: 8 });
  expect(changeTheme(changed, { type: 'redo' }).present.values).toEqual({ radius: 8, spacing: 6 });
  expect(changeTheme(changed, { type: 'undo' }).present.values).toEqual({ radius: 4 });
});

test('undoes a dragged slider in one step', () => {
  const dragged = perform(set(5, 0), set(6, 100), set(7, 200));
  expect(dragged.past).toHaveLength(1);
  expect(changeTheme(dragged, set(8, 200 + SAME_CHANGE)).past).toHaveLength(2);
});

test('a change after an undo removes what could be redone', () => {
  expect(perform(set(8, 0), { type: 'undo' }, set(9, 0)).future).toEqual([]);
});

test('gives up a value, and keeps the version with a preset', () => {
  expect(perform(set(undefined, 0)).present.values).toEqual({});
  expect(perform({ type: 'replace', choice: { values: { spacing: 6 } } }).present).toEqual({
    version: 'current',
    values: { spacing: 6 },
  });
});

test('does nothing without a change', () => {
  expect(perform(set(4, 0))).toBe(start);
  expect(perform({ type: 'undo' })).toBe(start);
  expect(perform({ type: 'redo' })).toBe(start);
});
