/** Tests have no modules of pages. */
export default {};
