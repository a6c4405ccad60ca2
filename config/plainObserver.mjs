// Stands in for `mobx-react`, of which `observer` of function components is used: the same function, without the one for classes.
export { observer } from 'mobx-react-lite';
