import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseVersion } from '../answers/chooseVersion.ts';
import { Library } from '../answers/Library.ts';
import { isDocumentedPackage } from '../answers/documentedPackages.ts';
import { readManifest } from '../answers/readManifest.ts';
import { readProject } from '../answers/readProject.ts';
import { openFolder } from '../data/openFolder.ts';
import { writeProject, writeSite } from './writeSite.ts';

const library = new Library(openFolder(writeSite()));

const project = (declared: Record<string, string>, installed = {}) => ({ declared, installed });

test.each([
  ['v6', 'v6'],
  ['6', 'v6'],
  ['V6', 'v6'],
  ['6.20.4', 'v6'],
  ['latest', 'current'],
  ['7', 'current'],
])('"%s" is a version', async (asked, name) => {
  const { about } = await chooseVersion(library, { version: asked });
  expect(about).toMatchObject({ version: name, chosenBy: 'question', notes: [] });
});

test('rejects a version that does not exist, and lists the existing ones', async () => {
  await expect(chooseVersion(library, { version: '9' })).rejects.toMatchObject({
    code: 'unknown-version',
    message:
      'There is no documentation of "9". Versions: current (MUI X 7.28.3), v6 (MUI X 6.20.4).',
    suggestions: ['current', 'v6'],
  });
});

test('answers another minor from the documented one, with a note', async () => {
  const { about } = await chooseVersion(library, { version: '7.5.1' });
  expect(about.notes).toEqual([
    'This is about 7.28.3; 7.5.1 may lack what came since, or have what went.',
  ]);
});

test('without a version, uses the current one, with a note', async () => {
  const { about } = await chooseVersion(library, {});
  expect(about).toMatchObject({ version: 'current', chosenBy: 'default' });
  expect(about.notes[0]).toContain('No version was asked for');
});

test('uses the packages of the project, installed releases before declared ranges', async () => {
  const declared = project({ '@mui/x-data-grid': '^6.0.0' });
  expect((await chooseVersion(library, { project: declared })).about).toMatchObject({
    version: 'v6',
    chosenBy: 'project',
  });
  const installed = project({ '@mui/x-data-grid': '>=6' }, { '@mui/x-data-grid': '7.28.3' });
  expect((await chooseVersion(library, { project: installed })).about).toMatchObject({
    version: 'current',
    notes: [],
  });
});

test('packages of two versions are ambiguous, unless the question names one of them', async () => {
  const both = project({ '@mui/x-data-grid': '7.28.3', '@mui/x-data-grid-pro': '6.20.4' });
  await expect(chooseVersion(library, { project: both })).rejects.toMatchObject({
    code: 'ambiguous-version',
    suggestions: ['current', 'v6'],
  });
  const { about } = await chooseVersion(library, { project: both }, ['@mui/x-data-grid-pro']);
  expect(about.version).toBe('v6');
});

test('a project without documented packages gets the current version', async () => {
  const { about } = await chooseVersion(library, { project: project({ react: '18.3.1' }) });
  expect(about.notes[0]).toContain('The project has no package of a documented version');
});

test('a project on an undocumented version gets a warning', async () => {
  const later = project({
    '@mui/x-data-grid': '^9.0.0',
    '@mui/x-charts': '5.0.0',
    react: '19.0.0',
  });
  const { about } = await chooseVersion(library, { project: later });
  expect(about).toMatchObject({ version: 'current', chosenBy: 'default' });
  expect(about.notes).toEqual([
    'WARNING: the project has @mui/x-data-grid 9.0.0, @mui/x-charts 5.0.0, which is not documented here. This answer is ' +
      'about MUI X 7.28.3 and may be wrong for the project: check each name before you use it. ' +
      'Documented: MUI X 7.28.3, MUI X 6.20.4.',
  ]);
});

test('selects the language', async () => {
  expect((await chooseVersion(library, { language: 'zh-CN' })).about.language).toBe('zh');
  await expect(chooseVersion(library, { language: 'fr' })).rejects.toMatchObject({
    code: 'unknown-language',
  });
});

test('reads the project from any of its folders', async () => {
  const folder = writeProject(
    { '@mui/x-data-grid': '^7.0.0', react: '18' },
    { '@mui/x-data-grid': '7.1.0' },
  );
  const inside = join(folder, 'src/pages');
  mkdirSync(inside, { recursive: true });
  expect(await readProject(inside, isDocumentedPackage)).toEqual({
    declared: { '@mui/x-data-grid': '^7.0.0', react: '18' },
    installed: { '@mui/x-data-grid': '7.1.0' },
  });
});

test.each(['{', '[]', 'null', '"text"'])('%s is not a package.json', (text) => {
  expect(() => readManifest(text)).toThrow(/package\.json of the project is not/);
});
