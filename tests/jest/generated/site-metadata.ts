/** No test reads the versions of packages. */
export default {};
