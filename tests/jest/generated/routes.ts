/** Tests render components by themselves, on no page of the site. */
export default [];
