import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { demoFiles } from '../../packages/readVersionPackages';
import { chooseExports } from '../chooseExports';

const withDemos = handWrittenPages()
  .map(({ folder }) => folder)
  .filter((folder) => demoFiles(folder).length > 0);

it('exports the demos of every page if all are asked for', () => {
  const { folders } = chooseExports({ all: true });
  expect(withDemos.length).toBeGreaterThan(0);
  expect([...folders]).toEqual(withDemos);
});

it('says of each page with demos whether it is checked, and when it was', () => {
  const { folders, notes } = chooseExports({ all: false });
  expect(withDemos).toEqual(expect.arrayContaining([...folders]));
  expect(notes[0]).toBe(`${folders.size} of ${withDemos.length} pages were checked:`);
  expect(notes.at(-1)).toMatch(new RegExp(`^${withDemos.length - folders.size} were not; `));
});
