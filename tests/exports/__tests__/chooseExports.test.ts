import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { demoFiles } from '../../packages/readVersionPackages';
import { chooseExports } from '../chooseExports';

const withDemos = handWrittenPages()
  .map(({ folder }) => folder)
  .filter((folder) => demoFiles(folder).length > 0);

it('exports the demos of every page if all are asked for', () => {
  const { isMeant } = chooseExports({ all: true });
  expect(withDemos.length).toBeGreaterThan(0);
  expect(withDemos.filter((folder) => !isMeant(folder))).toEqual([]);
  expect(isMeant('docs/no-such-page')).toBe(false);
});

it('says of each page with demos whether it is checked, and when it was', () => {
  const { isMeant, notes } = chooseExports({ all: false });
  const meant = withDemos.filter(isMeant);
  expect(notes[0]).toBe(`${meant.length} of ${withDemos.length} pages were checked:`);
  expect(notes.at(-1)).toMatch(new RegExp(`^${withDemos.length - meant.length} were not; `));
});
