export * from './Person';
