import { createElement } from 'react';
import { renderToHtml } from '../server/renderToHtml';

it('keeps every character, wherever React splits its chunks', async () => {
  for (let offset = 0; offset < 8; offset += 1) {
    const words = Array.from({ length: 2_000 }, (_, index) =>
      createElement('i', { key: index }, '简体中文'),
    );
    const html = await renderToHtml(createElement('p', null, 'x'.repeat(offset), words));
    expect(html).toBe(`<p>${'x'.repeat(offset)}${'<i>简体中文</i>'.repeat(2_000)}</p>`);
  }
});

it('rejects when a component throws', async () => {
  const Broken = () => {
    throw new Error('broken component');
  };
  await expect(renderToHtml(createElement(Broken))).rejects.toThrow('broken component');
});

it('marks code as not translatable, once', async () => {
  const html = await renderToHtml(
    createElement(
      'p',
      null,
      createElement('code', { className: 'a' }, 'rows'),
      createElement('code', { translate: 'no' }, 'columns'),
    ),
  );
  expect(html).toBe(
    '<p><code translate="no" class="a">rows</code><code translate="no">columns</code></p>',
  );
});
