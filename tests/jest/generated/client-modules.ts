/** Tests render components without what the site runs beside them. */
export default [];
