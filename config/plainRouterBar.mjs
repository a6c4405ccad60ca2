// Stands in for the navigation bar of Taro's router, its drawings and its styles (4 kB gzip): every page has the shell's own top bar.
export const initNavigationBar = () => undefined;
