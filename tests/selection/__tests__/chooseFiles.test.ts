import { chooseFiles } from '../chooseFiles';

const rule = { checked: (file: string) => file.endsWith('.ts'), everything: /^tool\.json$/ };
const choose = (files: string[] | null, all = false) =>
  chooseFiles(rule, all, files && { files }).paths;

it('selects changed files that the tool reads and that still exist', () => {
  const files = ['lib/siteDir.ts', 'README.md', 'lib/removed.ts'];
  expect(choose(files)).toEqual(['lib/siteDir.ts']);
});

it('selects all files if the tool itself has changed, the commit is unknown, or all are requested', () => {
  expect(choose(['lib/siteDir.ts', 'tool.json'])).toEqual(['.']);
  expect(choose(null)).toEqual(['.']);
  expect(choose([], true)).toEqual(['.']);
});

it('explains why all files are selected', () => {
  expect(chooseFiles(rule, false, { files: ['tool.json'] }).notes).toEqual([
    'All files: tool.json has changed.',
  ]);
});

it('distinguishes all files from a selection, because some tools have their own list of files', () => {
  expect(chooseFiles(rule, true, { files: [] }).isEveryFile).toBe(true);
  expect(chooseFiles(rule, false, { files: ['lib/siteDir.ts'] }).isEveryFile).toBe(false);
});
