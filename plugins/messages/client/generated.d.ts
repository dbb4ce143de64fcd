declare module '@generated/messages/indexes' {
  import type { PackedMessages } from '@site/plugins/messages/types';

  /** By the name of a version, a function that loads the search index of its messages. */
  const indexes: Readonly<
    Record<string, (() => Promise<{ readonly default: PackedMessages }>) | undefined>
  >;
  export default indexes;
}
