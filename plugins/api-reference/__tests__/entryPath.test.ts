import { createEntryIndex } from '../entryIndex';
import { entryPath } from '../entryPath';
import { SAMPLE } from './sampleDoc';

test("omits the folder of a version's only family", () => {
  expect(entryPath({ family: 'charts', slug: 'bar-chart' })).toBe('charts/bar-chart');
  expect(entryPath({ family: '', slug: 'button' })).toBe('button');
});

test('places its entries and their list directly below the reference', () => {
  const { entries, pages } = createEntryIndex([{ ...SAMPLE, family: '', slug: 'button' }], '/api/');
  expect(entries.map(({ address }) => address)).toEqual(['/api/button/']);
  expect(pages).toContain('/api/');
});
