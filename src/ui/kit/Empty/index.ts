export * from './Empty';
