import '../client/printInLight';

const { dataset } = document.documentElement;

test.each(['dark', 'light'])('a page in %s colors is printed in light ones', (mode) => {
  dataset.theme = mode;
  window.dispatchEvent(new Event('beforeprint'));
  // Some browsers announce a print twice.
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.theme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.theme).toBe(mode);
});

test('the end of a print that never began changes nothing', () => {
  dataset.theme = 'dark';
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.theme).toBe('dark');
});
