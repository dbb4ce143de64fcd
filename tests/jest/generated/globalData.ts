/** Tests that need data of plugins give it themselves. */
export default {};
