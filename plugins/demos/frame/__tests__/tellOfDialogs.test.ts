import { tellOfDialogs } from '../host/tellOfDialogs';

test('reports a dialog while it is open, and keeps its result', () => {
  const told: unknown[] = [];
  const open = (...args: unknown[]) => told.push(args) > 0;
  const frame = { alert: open, confirm: open, prompt: open, print: open };
  tellOfDialogs(frame, (isOpen) => told.push(isOpen));
  expect(frame.confirm('Delete?')).toBe(true);
  expect(told).toEqual([true, ['Delete?'], false]);
});

test('reports a dialog as closed if it cannot be opened', () => {
  const told: boolean[] = [];
  const refuse = () => {
    throw new Error('refused');
  };
  const frame = { alert: refuse, confirm: refuse, prompt: refuse, print: refuse };
  tellOfDialogs(frame, (isOpen) => told.push(isOpen));
  expect(() => (frame.alert as () => void)()).toThrow('refused');
  expect(told).toEqual([true, false]);
});
