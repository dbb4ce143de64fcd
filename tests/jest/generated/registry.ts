/** Tests load no page modules. */
export default {};
