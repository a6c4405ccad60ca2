/**
 * What a phone need not fetch of the tables that every page brings. Of an address without a page nothing is ever shown. Flags of the
 * page's own configuration have been read by the build when it wrote that.
 */
module.exports = (source) =>
  source
    .replace(/(\bplanned\(\s*)'[^']*'[^)]*\)/g, '$1)')
    .replace(/\b(?:refresh|noScroll|landscape): (?:true|false)(?:,\s*)?/g, '')
    .replace(/,\s*\{\s*\}\)/g, ')')
    .replace(/, 'none'\)/g, ')');
