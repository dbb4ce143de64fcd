/** Tests have no pages that are made of chunks. */
export default {};
