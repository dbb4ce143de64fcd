import type { ExportPackages } from '../../shared/exportTypes';
import type { DemoDescriptor, DemoSource } from '../../shared/types';
import type { DemoState } from '../client/useDemo';
import { copyFiles } from '../theme/Demo/MoreMenu/copyFiles';

const source = (name: string, typescript: string, javascript: string): DemoSource => ({
  name: `${name}.tsx`,
  typescript,
  javascriptName: `${name}.jsx`,
  javascript,
});

const demo: DemoDescriptor = {
  id: 'Orders',
  version: 'current',
  height: { wide: 40, narrow: 60 },
  files: ['Orders.tsx', 'rows.tsx'],
  previewLines: 1,
  loadSources: async () => ({
    default: {
      system: [
        source('Orders', 'const a: number = 1;\n', 'const a = 1;\n'),
        source('rows', 'const b: number = 2;\n', 'const b = 2;\n'),
      ],
    },
  }),
  loadPackages: async () => ({ default: {} as ExportPackages }),
};

const stateOf = (part: Partial<DemoState>) =>
  ({ variant: 'TS', styling: 'system', files: null, ...part }) as DemoState;

const writeText = jest.fn(async (_text: string) => {});

beforeEach(() => {
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

test('copies every file below its name, in the language on screen', async () => {
  expect(await copyFiles(demo, stateOf({ variant: 'JS' }))).toBe(true);
  expect(writeText).toHaveBeenCalledWith(
    '/* Orders.jsx */\n\nconst a = 1;\n\n/* rows.jsx */\n\nconst b = 2;\n',
  );
});

test("copies the reader's changes", async () => {
  const files = [
    { name: 'Orders.tsx', text: 'changed();' },
    { name: 'rows.tsx', text: 'const b: number = 2;\n' },
  ];
  await copyFiles(demo, stateOf({ files }));
  expect(writeText.mock.calls[0]?.[0]).toBe(
    '/* Orders.tsx */\n\nchanged();\n\n/* rows.tsx */\n\nconst b: number = 2;\n',
  );
});

test('reports code that fails to load', async () => {
  const missing = { ...demo, loadSources: async () => ({ default: {} }) };
  await expect(copyFiles(missing, stateOf({}))).rejects.toThrow(
    'The code of Orders could not be loaded.',
  );
});
