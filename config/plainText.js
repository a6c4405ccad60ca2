// Stands in for Text of Taro's HTML components, which wraps a span to say whether it is `selectable`: in a browser text is.
module.exports = 'span';
