// Stands in for View of Taro's HTML components: their View keeps three states and an effect, draws itself again after a change of
// class, and adds hover and long-press timers that nothing here uses on H5 (Pressable has its own look).
module.exports = 'div';
