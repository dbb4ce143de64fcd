import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { demoFiles } from '../../packages/readVersionPackages';
import { chooseExports } from '../chooseExports';

const withDemos = handWrittenPages()
  .map(({ folder }) => folder)
  .filter((folder) => demoFiles(folder).length > 0);

it('exports the demos of every page if all are requested', () => {
  const { folders } = chooseExports({ all: true });
  expect(withDemos.length).toBeGreaterThan(0);
  expect([...folders]).toEqual(withDemos);
});

it('reports how many pages with demos changed and how many are a sample', () => {
  const { folders, notes } = chooseExports({ all: false });
  expect(withDemos).toEqual(expect.arrayContaining([...folders]));
  expect(notes[0]).toMatch(
    new RegExp(
      `^${folders.size} of ${withDemos.length} pages: \\d+ changed .*, \\d+ as a sample\\.$`,
    ),
  );
});
