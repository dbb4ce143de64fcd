import CodeInline from '@theme-original/CodeInline';
import type { Props } from '@theme/CodeInline';
import type { ReactNode } from 'react';

/** Renders code in a sentence, and excludes it from translation by the browser. */
export default function UntranslatedCode(props: Props): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
