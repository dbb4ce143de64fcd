import type { Props } from '@theme/CodeBlock';
import Listing from './Listing';

/** On the server: the listing, highlighted, in the element which the browser then leaves alone. */
export default function RenderedListing(props: Props) {
  return (
    <div className="docs-listing">
      <Listing {...props} />
    </div>
  );
}
