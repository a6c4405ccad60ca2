/** The element that scrolls `node`: on H5 every page is its own scroller, and panes scroll inside it. */
export function scrollParent(node: Element): Element | null {
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return null;
}
