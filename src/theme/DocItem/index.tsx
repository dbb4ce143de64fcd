import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { Props } from '@theme/DocItem';

/**
 * Renders a page of the documentation. Unlike Docusaurus' component, it does not add the page's id as a class of the
 * root
 * element. Nothing here uses that class, and it would make the browser restyle half of the page on each navigation.
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
