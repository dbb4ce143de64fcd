/** Tests render components individually, outside any page of the site. */
export default [];
