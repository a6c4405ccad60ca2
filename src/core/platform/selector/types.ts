/** Box of an element relative to the window, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface SelectorModule {
  /** The box of the first element that matches (`#id` or `.class`) on the present page; undefined when there is none. */
  box(selector: string): Promise<Box | undefined>;
  /** Scrolls the present page so that the element stands `offset` px below the top. */
  scrollTo(selector: string, offset?: number): Promise<void>;
}
