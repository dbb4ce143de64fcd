import ConsentNotice from '@theme/ConsentNotice';
import { createRoot } from 'react-dom/client';

/**
 * Asks the reader. The notice comes first in the page, so that the first press of the Tab key reaches it, and is a tree of
 * its own: the page is not rendered again for it.
 *
 * @param privacyUrl address of the page that says what is collected
 */
export function askConsent(privacyUrl: string): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ConsentNotice privacyUrl={privacyUrl} onClose={close} />);
}
