/** What pages know of the demo host. */
export interface DemoHostData {
  /** Where its frames are, if not on the site. */
  readonly origin: string | null;
}
