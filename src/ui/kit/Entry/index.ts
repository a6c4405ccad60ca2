export * from './Entry';
