/** What the browser has in place of the content of static regions. */
export default null;
