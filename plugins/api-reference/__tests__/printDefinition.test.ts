import { printDefinition } from '../pages/printDefinition';
import type { HookEntry } from '../types';

const hook = (...parameters: [name: string, type: string][]) =>
  ({
    kind: 'hook',
    name: 'useRows',
    signatures: [
      {
        typeParameters: '<R>',
        parameters: parameters.map(([name, type]) => ({
          name,
          type,
          required: name !== 'options',
          rest: name === 'others',
          description: '',
        })),
        returns: { type: 'R[]', description: '' },
      },
    ],
  }) as unknown as HookEntry;

test('prints a call on one line, and a long one with a line for each argument', () => {
  expect(printDefinition(hook(['id', 'string'], ['options', 'Options']))).toEqual([
    'useRows<R>(id: string, options?: Options): R[]',
  ]);
  expect(
    printDefinition(hook(['id', 'A'.repeat(40)], ['options', 'B'.repeat(30)], ['others', 'R[]'])),
  ).toEqual([
    `useRows<R>(\n  id: ${'A'.repeat(40)},\n  options?: ${'B'.repeat(30)},\n  ...others: R[],\n): R[]`,
  ]);
});
