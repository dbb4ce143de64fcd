import { createEntryIndex } from '../entryIndex';
import { entryPath } from '../entryPath';
import { SAMPLE } from './sampleDoc';

test('the only family of a version needs no folder', () => {
  expect(entryPath({ family: 'charts', slug: 'bar-chart' })).toBe('charts/bar-chart');
  expect(entryPath({ family: '', slug: 'button' })).toBe('button');
});

test('its entries and their list lie directly below the reference', () => {
  const { entries, pages } = createEntryIndex([{ ...SAMPLE, family: '', slug: 'button' }], '/api/');
  expect(entries.map(({ address }) => address)).toEqual(['/api/button/']);
  expect(pages).toContain('/api/');
});
