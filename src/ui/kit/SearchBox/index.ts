export * from './SearchBox';
export * from './SearchLink';
