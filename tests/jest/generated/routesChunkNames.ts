/** Tests have no pages that consist of chunks. */
export default {};
