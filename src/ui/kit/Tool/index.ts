export * from './Tool';
