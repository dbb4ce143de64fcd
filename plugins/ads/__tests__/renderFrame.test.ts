import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { renderFrame } from '../network/renderFrame';

const SCRIPT_URL = 'https://ads.example/serve.js?a=1&b=</script><script>alert(1)</script>';
const html = renderFrame({ scriptUrl: SCRIPT_URL, networkOrigins: ['https://cdn.example'] });
const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';

/** Runs the frame's script in a mocked page with the given origin. */
function run(origin: string) {
  const added: { src?: string }[] = [];
  const focused: { tagName?: string } = {};
  const sent: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const slot = {
    children: [] as object[],
    append: (element: object) => added.push(element),
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
  };
  const parent = { postMessage: (message: unknown) => sent.push({ ...Object(message) }) };
  const dataset: { theme?: string } = {};
  vm.runInNewContext(script, {
    self: { origin },
    parent,
    MutationObserver: class {
      observe() {}
    },
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    document: {
      documentElement: { dataset },
      getElementById: () => slot,
      createElement: () => ({
        addEventListener: (name: string, listener: () => void) =>
          (listeners[`script ${name}`] = listener),
      }),
      activeElement: focused,
    },
  });
  return { added, sent, slot, parent, dataset, listeners, focused };
}

test('the policy allows only the network and the script of the frame', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src https://ads.example https://cdn.example 'sha256-${hash}';`);
  expect(html).toContain("default-src 'none'");
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('loads the network only in a frame without an origin', () => {
  expect(run('null').added).toMatchObject([{ async: true, src: SCRIPT_URL }]);
  expect(run('https://docs.example').added).toEqual([]);
});

test('reports to the page whether there is an ad', () => {
  const { slot, sent, listeners } = run('null');
  const element = (tagName: string, height: number) => ({
    tagName,
    getBoundingClientRect: () => ({ height }),
  });
  slot.children = [element('SCRIPT', 0), element('DIV', 0)];
  listeners.load!({});
  slot.children.push(element('DIV', 90));
  listeners.load!({});
  expect(sent).toEqual([{ adIsThere: false }, { adIsThere: true }]);
});

test('reports to the page that the network answers and that a reader clicked an ad', () => {
  const { sent, listeners, focused } = run('null');
  listeners['script load']!({});
  const on = (found: object | null) => ({ closest: () => found });
  listeners.click!({ isTrusted: true, target: on(null) });
  listeners.click!({ isTrusted: false, target: on({}) });
  expect(sent).toEqual([{ networkAnswers: true }]);
  listeners.click!({ isTrusted: true, target: on({}) });
  listeners.blur!({});
  focused.tagName = 'IFRAME';
  listeners.blur!({});
  expect(sent.slice(1)).toEqual([{ adIsClicked: true }, { adIsClicked: true }]);
});

test('accepts a color mode only from the surrounding page', () => {
  const { parent, dataset, listeners } = run('null');
  listeners.message!({ source: {}, data: { theme: 'dark' } });
  listeners.message!({ source: parent, data: { theme: '<style>' } });
  expect(dataset).toEqual({});
  listeners.message!({ source: parent, data: { theme: 'dark' } });
  expect(dataset).toEqual({ theme: 'dark' });
});
