/**
 * What a phone need not fetch of the tables that every page brings. Of an address without a page nothing is ever shown. Flags that the
 * build has written into the page's own configuration stay out, but for pulling down: in a browser the page itself does it.
 */
module.exports = (source) =>
  source
    .replace(/(\bplanned\(\s*)'[^']*'[^)]*\)/g, '$1)')
    .replace(/\b(?:noScroll|landscape): (?:true|false)(?:,\s*)?/g, '')
    .replace(/,\s*\{\s*\}\)/g, ')')
    .replace(/, 'none'\)/g, ')');
