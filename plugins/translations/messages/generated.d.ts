declare module '@generated/translations/default/not-found.json' {
  import type { Messages } from '@site/plugins/translations/messages/types';

  const messages: Messages;
  export default messages;
}

declare module '@generated/translations/default/language-offer.json' {
  import type { Messages } from '@site/plugins/translations/messages/types';

  const messages: Messages;
  export default messages;
}
