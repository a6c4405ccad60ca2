export * from './Rating';
