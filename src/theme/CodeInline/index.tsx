import CodeInline from '@theme-original/CodeInline';
import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/** Code in a sentence, which translators of browsers leave alone. */
export default function UntranslatedCode(props: Props): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
