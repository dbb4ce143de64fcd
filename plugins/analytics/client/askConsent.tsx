import ConsentNotice from '@theme/ConsentNotice';
import { createRoot } from 'react-dom/client';

/**
 * Shows the notice that asks for consent. The notice comes first in the document, so that the first press of the Tab
 * key reaches it. It is a separate React root, so that the page does not render again.
 *
 * @param privacyUrl address of the page that lists the collected data
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
