import { watchIcons } from '../client/watchIcons';

const HREF = '/assets/fonts/icons.css';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

function beginAnimation(animationName: string): void {
  const event = Object.assign(new Event('animationstart', { bubbles: true }), { animationName });
  document.body.dispatchEvent(event);
}

beforeEach(() => {
  document.head.innerHTML = '<style></style>';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.iconFont;
});

test('adds the style sheet once, when the first icon appears', () => {
  watchIcons(HREF);
  beginAnimation('some-fade');
  expect(links()).toEqual([]);
  beginAnimation('docs-icon-appears');
  beginAnimation('docs-icon-appears');
  expect(links().map((link) => link.getAttribute('href'))).toEqual([HREF]);
});

test('adds the style sheet for an icon that is already on the page', () => {
  document.body.innerHTML = '<span class="material-icons">delete</span>';
  watchIcons(HREF);
  expect(links()).toHaveLength(1);
});

test('adds the style sheet before the styles of components', () => {
  document.body.innerHTML = '<span class="material-icons">delete</span>';
  watchIcons(HREF);
  expect(document.head.firstElementChild).toBe(links()[0]);
});

test.each([
  ['is loaded', Promise.resolve([])],
  ['cannot be loaded', Promise.reject<never>(new DOMException('', 'NetworkError'))],
])('shows icons once the font %s, not once the style sheet is loaded', async (_case, outcome) => {
  const load = jest.fn(() => outcome);
  Object.assign(document, { fonts: { load } });
  document.body.innerHTML = '<span class="material-icons">delete</span>';
  watchIcons(HREF);
  expect(load).not.toHaveBeenCalled();
  links()[0]!.dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledWith('24px "Material Icons"');
  expect(document.documentElement.dataset).not.toHaveProperty('iconFont');
  await outcome.catch(() => undefined);
  expect(document.documentElement.dataset).toHaveProperty('iconFont');
});
