import { applySettings } from '../client/applySettings';

const attributes = (kept: string | null) => {
  const root = document.createElement('html');
  root.dataset.theme = 'dark';
  applySettings(root, kept);
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
};

const DEFAULTS = { dir: 'ltr', 'data-theme': 'dark' };

test('sets attributes for stored settings', () => {
  const paletteColors = { primary: { main: '#112233' } };
  const kept = { direction: 'rtl', dense: true, spacing: 4, paletteColors, shortcuts: false };
  expect(attributes(JSON.stringify(kept))).toEqual({
    'data-theme': 'dark',
    dir: 'rtl',
    'data-dense': '',
    'data-spacing': '4',
    'data-palette': '{"primary":{"main":"#112233"}}',
    'data-shortcuts': 'off',
  });
});

test('sets no attributes for defaults', () => {
  const kept = { direction: 'ltr', dense: false, spacing: 8, paletteColors: {}, shortcuts: true };
  expect(attributes(JSON.stringify(kept))).toEqual(DEFAULTS);
  expect(attributes(null)).toEqual(DEFAULTS);
});

test.each([
  '{"direction":"rt',
  'null',
  '7',
  '[]',
  '{"direction":7,"dense":"yes","spacing":"wide","paletteColors":null,"shortcuts":"off"}',
  '{"spacing":-5}',
  '{"spacing":0}',
  '{"spacing":1e9}',
  '{"paletteColors":{"text":{"main":"#112233"},"mode":{"main":"#112233"}}}',
  '{"paletteColors":{"primary":"#112233","secondary":{"main":"url(evil)"}}}',
])('ignores %s, which is invalid or truncated', (kept) => {
  expect(attributes(kept)).toEqual(DEFAULTS);
});

test('removes attributes of settings that are no longer chosen', () => {
  const root = document.createElement('html');
  applySettings(root, '{"dense":true,"direction":"rtl"}');
  applySettings(root, null);
  expect(root.outerHTML).toBe('<html dir="ltr"></html>');
});

test('runs from its source text alone, as in the head of a page', () => {
  const run = new Function('root', `(${applySettings})(root, '{"dense":true}')`);
  const root = document.createElement('html');
  run(root);
  expect(root.hasAttribute('data-dense')).toBe(true);
});
