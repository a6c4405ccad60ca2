export * from './Thumb';
