import { translate } from '@docusaurus/Translate';
import './offerText.css';

const TITLE_ID = 'offered-text-title';

/** Shows a selected text that the browser refused to copy. Afterwards, the focus returns. */
export function offerText(text: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'docs-offered-text';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const title = document.createElement('p');
  title.id = TITLE_ID;
  title.textContent = translate({
    id: 'copyRefused.message',
    message: 'Your browser did not allow copying. Copy the text from here:',
    description: 'Title of the dialog with a text that a button could not copy',
  });
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.value = text;
  field.rows = Math.min(12, text.split('\n').length + 1);
  field.setAttribute('aria-labelledby', TITLE_ID);
  field.setAttribute('translate', 'no');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = translate({
    id: 'copyRefused.close',
    message: 'Close',
    description: 'Button that closes the dialog with a text that could not be copied',
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(title, field, close);
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}
