import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { followDirection } from '../stylesheets/followDirection';
import { keepOutOfDemos } from '../stylesheets/keepOutOfDemos';
import { createShellStyleFilter, isPackageStyle } from '../stylesheets/shellStyles';

const folder = path.join(__dirname, 'fixtures', 'stylesheets');
const transforms = { keepOutOfDemos, followDirection };

const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.in.css'))
  .map((name) => name.slice(0, -'.in.css'.length));

test.each(cases)('%s', (name) => {
  const transform = transforms[name.split('.')[0] as keyof typeof transforms];
  const read = (suffix: string) => readFileSync(path.join(folder, `${name}.${suffix}.css`), 'utf8');
  const { css } = postcss([transform(() => true)]).process(read('in'), { from: 'a.css' });
  expect(css).toBe(read('out'));
});

test('sheets which are not of the shell stay as they are', () => {
  const source = 'table { float: left; margin-left: 1px }';
  const { css } = postcss([keepOutOfDemos(() => false), followDirection(() => false)]).process(
    source,
    { from: 'a.css' },
  );
  expect(css).toBe(source);
});

test("the shell is Docusaurus' sheets and the site's own folders", () => {
  const isShellStyle = createShellStyleFilter('/site', ['src/css', 'src/one.css']);
  expect(isShellStyle('/site/node_modules/infima/dist/css/default/default.css')).toBe(true);
  expect(isShellStyle('C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\a.css')).toBe(true);
  expect(isShellStyle('/site/src/css/base.css')).toBe(true);
  expect(isShellStyle('/site/src/one.css')).toBe(true);
  expect(isShellStyle('/site/src/cssx/base.css')).toBe(false);
  expect(isShellStyle('/site/docs/react-data-grid/demos/rows.css')).toBe(false);
  expect(isPackageStyle('/site/src/css/base.css')).toBe(false);
});
