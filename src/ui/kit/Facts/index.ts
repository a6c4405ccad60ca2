export * from './Facts';
