import { waitFor } from '@testing-library/react';
import '../client/dropSentMode';

test('a mode that the reader chooses outlasts the one of the address', async () => {
  history.replaceState({ key: 'page' }, '', '/?docusaurus-theme=dark&tab=a#place');
  document.documentElement.dataset.themeChoice = 'light';
  await waitFor(() => expect(location.search + location.hash).toBe('?tab=a#place'));
  expect(history.state).toEqual({ key: 'page' });
});
