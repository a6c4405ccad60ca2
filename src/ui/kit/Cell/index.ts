export * from './Cell';
