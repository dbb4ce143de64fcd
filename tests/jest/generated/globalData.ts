/** Tests provide plugin data themselves if they need it. */
export default {};
