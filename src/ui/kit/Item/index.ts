export * from './Item';
