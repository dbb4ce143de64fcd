import path from 'node:path';
import { readMessages } from '@site/plugins/translations/messages/readMessages';

/** The site's own texts. */
export default readMessages(path.join(__dirname, '../../../../../i18n'), 'language-offer');
