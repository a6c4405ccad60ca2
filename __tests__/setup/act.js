// Taro's test utils still ask react-dom for `act`; React 18.3 has it itself and warns about the old place.
const { act } = require('react');

module.exports = { act };
