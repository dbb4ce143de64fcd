import { render } from '@testing-library/react';
import Listing from '../client/listings/Listing';

jest.mock('@docusaurus/theme-common', () => ({
  ...jest.requireActual<object>('@docusaurus/theme-common'),
  useThemeConfig: () => ({
    prism: {
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
      ],
    },
  }),
}));

const CODE = ['const a = 1;', '// highlight-next-line', 'const b = 2;', ''].join('\n');
const SHOWN = 'const a = 1;\nconst b = 2;\n';

function textOf(container: HTMLElement) {
  return container.querySelector('pre code')?.textContent;
}

test('tokens are named, for the style sheet to color', () => {
  const { container } = render(<Listing className="language-ts">{CODE}</Listing>);
  expect(container.querySelector('.token.keyword')).toHaveTextContent('const');
  expect(container.querySelector('[style]')).toBeNull();
});

test('the text to copy omits comments for the highlighter', () => {
  const { container } = render(<Listing className="language-ts">{CODE}</Listing>);
  expect(textOf(container)).toBe(SHOWN);
});

test('only highlighted lines have a separate element', () => {
  const { container } = render(<Listing className="language-ts">{CODE}</Listing>);
  const lines = container.querySelectorAll('.docs-listing__line');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent('const b = 2;');
  expect(lines[0]).toHaveClass('theme-code-block-highlighted-line');
});

test('numbered lines start where they are told to', () => {
  const { container } = render(
    <Listing className="language-ts" metastring="showLineNumbers=7">
      {CODE}
    </Listing>,
  );
  const numbers = [...container.querySelectorAll('[data-line]')].map((line) =>
    line.getAttribute('data-line'),
  );
  expect(numbers).toEqual(['7', '8']);
});

test('shell commands are highlighted', () => {
  const { container } = render(<Listing language="bash">npm install react # now</Listing>);
  expect(container.querySelector('.token.comment')).toHaveTextContent('# now');
});
