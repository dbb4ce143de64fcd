declare module '@generated/messages/indexes' {
  import type { PackedMessages } from '@site/plugins/messages/types';

  /** By the name of a version: how to fetch what its messages are found by. */
  const indexes: Readonly<
    Record<string, (() => Promise<{ readonly default: PackedMessages }>) | undefined>
  >;
  export default indexes;
}
