import path from 'node:path';
import { runInChild } from '../runInChild';

const script = path.join(__dirname, 'fixtures/answer.ts');

it('ends when the work is done, even if nothing else keeps the process alive', async () => {
  await expect(runInChild(script, { mode: 'wait' })).resolves.toBeUndefined();
});

it('throws the error of the script', async () => {
  await expect(runInChild(script, { mode: 'throw' })).rejects.toThrow('No such package.');
});

it('names a script that ended without an answer', async () => {
  await expect(runInChild(script, { mode: 'exit' })).rejects.toThrow(
    'fixtures/answer.ts ended without an answer',
  );
});
