/** Tests render components without the client modules of the site. */
export default [];
