import { waitFor } from '@testing-library/react';
import '../client/dropSentMode';

test('removes the color mode from the address when the reader chooses one', async () => {
  history.replaceState({ key: 'page' }, '', '/?docusaurus-theme=dark&tab=a#place');
  document.documentElement.dataset.themeChoice = 'light';
  await waitFor(() => expect(location.search + location.hash).toBe('?tab=a#place'));
  expect(history.state).toEqual({ key: 'page' });
});
