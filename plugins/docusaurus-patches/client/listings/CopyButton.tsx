import Translate from '@docusaurus/Translate';

/** Copies the listing it belongs to; the click is handled for all listings at once in `copyOnClick.ts`. */
export default function CopyButton() {
  return (
    <button type="button" className="docs-listing__copy" data-copy-listing="">
      <span className="docs-listing__copy-label">
        <Translate id="theme.CodeBlock.copy" description="The copy button label on code blocks">
          Copy
        </Translate>
      </span>
      <span className="docs-listing__copied-label">
        <Translate id="theme.CodeBlock.copied" description="The copied button label on code blocks">
          Copied
        </Translate>
      </span>
    </button>
  );
}
