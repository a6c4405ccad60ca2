export * from './Words';
