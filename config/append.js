// A module with `text` after its own: rules of a style sheet that only this build has.
module.exports = function append(source) {
  return `${source}\n${this.getOptions().text}`;
};
