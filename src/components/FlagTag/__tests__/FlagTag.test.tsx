import { render, screen } from '@testing-library/react';
import FlagTag from '..';

test('is a word in running text and explains itself on hover', () => {
  render(<FlagTag flag="unstable" />);
  expect(screen.getByText('Unstable').title).toBe('The API can change in a minor release');
});

test('is an icon with the same name in lists', () => {
  render(<FlagTag flag="planned" variant="icon" />);
  const icon = screen.getByRole('img', { name: 'Planned' });
  expect(icon.textContent).toBe('');
  expect(icon.querySelector('svg')).not.toBeNull();
});

test('fails the build of a page that uses an unknown flag', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<FlagTag flag={'beta' as 'new'} />)).toThrow(
    '<FlagTag flag="beta" />: there is no such flag. Valid flags: new, unstable, planned.',
  );
});
