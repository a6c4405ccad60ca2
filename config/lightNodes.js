/**
 * What the mini-program sends of every node, made lighter in one place. Taro's `hydrate` writes of each its number of a template, its id
 * and its children, also of those that have none, which is half of what a page weighs. Here a node without parts says nothing of parts,
 * plain boxes and texts need no number, the only text of a node no id, and an id is called `s`. The templates read it so (lightTemplates.ts).
 *
 * Runs behind the runtime's own module: what it adds takes the place of the function before anybody has called it.
 */

/** `whole`: Taro's own; `aliases`: its numbers of templates, known when the first page is drawn. */
function lighten(whole, aliases) {
  let box;
  let text;
  return (node) => {
    if (box === undefined) {
      box = aliases()['pure-view']._num;
      text = aliases()['#text']._num;
    }
    const { sid, nn, cn, ...rest } = whole(node);
    const light = { s: sid, ...rest };
    if (nn !== text && nn !== box) light.nn = nn;
    if (!cn || cn.length === 0) return light;
    // A key tells siblings apart, and a text hears nothing.
    if (cn.length === 1 && cn[0].v !== undefined) delete cn[0].s;
    light.cn = cn;
    return light;
  };
}

const OWN = 'function hydrate(node) {';

module.exports = function lightNodes(source) {
  if (!source.includes(OWN)) throw new Error('Taro writes its nodes elsewhere now: see config/lightNodes.js.');
  return `${source}\nhydrate = (${lighten})(hydrate, getComponentsAlias);\n`;
};
module.exports.lighten = lighten;
