import lzString from 'lz-string';
import { unpackFiles } from '../packedFiles';
import { unpackText } from '../unpackText';

const { compressToEncodedURIComponent: pack } = lzString;

/** Deterministic pseudorandom numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 48_271) % 2_147_483_647) {
    yield state;
  }
}

test.each([0, 1, 2, 3, 5, 17, 300, 5_000, 60_000])('unpacks texts of %i letters', (length) => {
  const random = numbers(length + 1);
  for (const letters of ['a', 'ab', 'abc {}();\n', 'aü订🙂\0\uFFFF']) {
    const text = Array.from(
      { length },
      () => letters[random.next().value % letters.length] ?? '',
    ).join('');
    expect(unpackText(pack(text), text.length)).toBe(text);
    expect(length > 0 ? unpackText(pack(text), length - 1) : null).toBeNull();
  }
});

test('rejects a short text that expands to a very long one', async () => {
  const code = pack(JSON.stringify({ 'A.tsx': 'x'.repeat(5_000_000) }));
  expect(code.length).toBeLessThan(10_000);
  const started = performance.now();
  expect(await unpackFiles(code)).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});

test.each(['', 'N', '%%', 'A', 'NoXe', 'hello world', '订单', pack('cut off here').slice(0, -4)])(
  'rejects text that was not packed: %s',
  (code) => {
    expect(unpackText(code, 1_000)).toBeNull();
  },
);
