/** Tests do not use the versions of packages. */
export default {};
