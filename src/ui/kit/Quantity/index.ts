export * from './Quantity';
