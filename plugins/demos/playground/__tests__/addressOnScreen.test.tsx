import { forgetAsked, readAsked } from '../client/addressOnScreen';

test.each([
  ['#version=v6&demo=SortByHeader', '', '#version=v6&demo=SortByHeader'],
  ['', '?demo=SortByHeader&utm_source=mail', 'demo=SortByHeader'],
  ['#demo=Bars', '?demo=SortByHeader', '#demo=Bars'],
  ['#main', '?code=abc', ''],
])('hash %p and query %p request %p', (hash, search, asked) => {
  expect(readAsked({ hash, search })).toBe(asked);
});

test('removes the request from the address', () => {
  history.replaceState(null, '', '/playground/?demo=SortByHeader&utm_source=mail#version=v6');
  forgetAsked();
  expect(location.href).toBe('http://localhost/playground/?utm_source=mail');
  history.replaceState(null, '', '/playground/?demo=SortByHeader');
  forgetAsked();
  expect(location.href).toBe('http://localhost/playground/');
});
