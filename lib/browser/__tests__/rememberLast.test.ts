import { rememberLast } from '../rememberLast';

test('repeated arguments return the cached result, others compute a new one', () => {
  const find = jest.fn((data: object, path: string) => ({ data, path }));
  const ask = rememberLast(find);
  const data = {};
  const first = ask(data, '/x/');
  expect(ask(data, '/x/')).toBe(first);
  expect(ask(data, '/x/v6/')).toEqual({ data, path: '/x/v6/' });
  expect(ask({}, '/x/v6/')).not.toBe(first);
  expect(ask(data, '/x/')).not.toBe(first);
  expect(find).toHaveBeenCalledTimes(4);
});

test('caches undefined results, too', () => {
  const find = jest.fn(() => undefined);
  const ask = rememberLast(find as (path: string) => undefined);
  expect([ask('/a/'), ask('/a/')]).toEqual([undefined, undefined]);
  expect(find).toHaveBeenCalledTimes(1);
});
