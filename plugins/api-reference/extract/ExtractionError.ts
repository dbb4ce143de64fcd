/** A package or an export that the reference needs and cannot read. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
}
