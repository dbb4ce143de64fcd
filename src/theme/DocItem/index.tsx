import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';

/**
 * A page of the documentation. Docusaurus' own also names the page in a class of the root element, which nothing here
 * reads; with each change of page the browser would style half of the shell again for it.
 */
export default function DocItem({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <DocItemLayout>
        <Content />
      </DocItemLayout>
    </DocProvider>
  );
}
