/**
 * What a phone need not fetch of the tables that every page brings (1.8 kB gzip). Of an address without a page nothing is ever shown. Flags of the
 * page's own configuration have been read by the build when it wrote that. A call that needs no session and shows its failures is the rule.
 */
module.exports = (source) =>
  source
    .replace(/(\bplanned\(\s*)'[^']*'[^)]*\)/g, '$1)')
    .replace(/\b(?:refresh|noScroll|landscape): (?:true|false)(?:,\s*)?/g, '')
    .replace(/,\s*\{\s*\}\)/g, ')')
    .replace(/, 'none'\)/g, ')')
    .replace(/,\s*(?:auth|hide): false\b/g, '');
