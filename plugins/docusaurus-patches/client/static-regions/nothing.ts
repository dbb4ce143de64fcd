/** Replaces the content of static regions in the browser. */
export default null;
